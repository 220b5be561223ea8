import type { BlockOf } from "#contract/blocks/index.ts";
import type { Said } from "../../goods/said.ts";

/** A section as it is written down: pictures by the studio's name, kits by slug, texts in both languages. */
type Written<T, Replaced> = Omit<T, keyof Replaced> & Replaced;

/** A poster whose picture has a loop plays it. */
export type Poster = Written<
  Omit<BlockOf<"Poster">, "video" | "video_poster">,
  { image: string; image_mobile: string } & Texts<"alt" | "title" | "subtitle" | "btn_text">
>;
export type ProductCarousel = Written<
  BlockOf<"ProductCarousel">,
  { product_kit: string } & Texts<"title">
>;
export type ReesProductCarousel = Written<
  BlockOf<"ReesProductCarousel">,
  { product_kit: string } & Texts<"title">
>;
export type TextBlock = Written<BlockOf<"TextBlock">, Texts<"title" | "content" | "btn_text">>;
export type Teaser = Written<
  BlockOf<"TeaserCarousel">["items"][number],
  { image: string } & Texts<"url_text" | "alt" | "title" | "subtitle">
>;
export type TeaserCarousel = Written<BlockOf<"TeaserCarousel">, { items: Teaser[] }>;
type Texts<Names extends string> = Record<Names, Said>;

export type HomeSection =
  | Poster
  | ProductCarousel
  | ReesProductCarousel
  | TextBlock
  | TeaserCarousel;
