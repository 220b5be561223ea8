import type { BrandId } from "./brand-labels.ts";

/** What the studio can make: the cuts, cloths and prints that a demo product is described by. */

export const cutIds = [
  "shirt",
  "slip-dress",
  "cable-jumper",
  "pleated-skirt",
  "straight-trousers",
  "tapered-trousers",
  "jeans",
  "double-breasted-coat",
  "bomber",
  "tote",
  "chelsea-boots",
  "scarf",
  "t-shirt",
  "turtleneck",
  "wide-trousers",
  "shirt-dress",
  "cardigan",
  "blazer",
  "trench",
  "pencil-skirt",
  "beanie",
  "overshirt",
  "shirt-jacket",
  "pyjama-top",
  "piped-pyjama-top",
  "fisherman-jumper",
  "overcoat",
  "flat-front-trousers",
  "selvedge-jeans",
  "oversized-shirt",
  "camp-collar-shirt",
  "bow-blouse",
  "crew-neck-jumper",
  "slip-skirt",
  "a-line-skirt",
  "knit-dress",
  "wrap-dress",
  "tea-dress",
  "loafers",
  "small-bag",
  "puffer",
  "long-sleeve-tee",
  "tank-top",
  "polo-shirt",
  "sweatshirt",
  "wrap-coat",
  "pea-coat",
  "single-breasted-coat",
  "v-neck-jumper",
  "knit-vest",
  "knit-polo",
  "knit-tee",
  "long-cardigan",
  "cigarette-trousers",
  "chinos",
  "shorts",
  "drawstring-trousers",
  "sneakers",
  "ankle-boots",
  "knee-boots",
  "wide-jeans",
  "denim-skirt",
  "double-breasted-blazer",
  "waistcoat",
  "biker-jacket",
  "sheath-dress",
  "sundress",
  "puff-sleeve-blouse",
  "denim-jacket",
  "ballet-flats",
  "belt",
  "bucket-bag",
  "beret",
  "silk-square",
] as const;

export const clothIds = [
  "poplin",
  "linen",
  "denim",
  "satin",
  "viscose",
  "gabardine",
  "suiting",
  "coating",
  "tweed",
  "cashmere",
  "chunky-knit",
  "fine-knit",
  "rib",
  "jersey",
  "nylon",
  "leather",
  "suede",
] as const;

/** How a jumper is knitted, where not in plain stocking stitch. */
export const knitStitchIds = [
  "narrow-rib",
  "wide-rib",
  "fishermans-rib",
  "waffle",
  "bulky",
] as const;

export const printIds = [
  "stripe",
  "breton",
  "ditsy",
  "tartan",
  "windowpane",
  "polka",
  "pinstripe",
  "herringbone",
  "paisley",
  "large-floral",
  "gingham",
  "houndstooth",
] as const;

export type CutId = (typeof cutIds)[number];
export type ClothId = (typeof clothIds)[number];
export type KnitStitchId = (typeof knitStitchIds)[number];
export type PrintId = (typeof printIds)[number];

/**
 * `front`: the whole piece, laid flat or standing; `detail`: a part of it; `close`: cloth and making
 * from a hand away; `back`: turned over, what stands from behind. In the order of the page of goods
 * that name none of their own.
 */
export const pictureViews = ["front", "detail", "close", "back"] as const;
export type PictureView = (typeof pictureViews)[number];

/** One picture's subject. Colors are hex (`#rrggbb`); the same spec and seed give the same pixels. */
export interface PictureSpec {
  cut: CutId;
  cloth: ClothId;
  color: string;
  /** Ground or line color of a print, ribbed trim or lining; the cut picks a fitting one when absent. */
  secondColor?: string;
  print?: PrintId | undefined;
  /** Of a knit alone. */
  stitch?: KnitStitchId | undefined;
  /** Whose label it wears; the shop's own when absent. */
  brand?: BrandId | undefined;
  seed?: number;
}
