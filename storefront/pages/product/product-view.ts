import type { Product, Size } from "#contract/goods/catalog.ts";
import type { SetCard } from "#contract/goods/sets.ts";
import type { Locale } from "#contract/locale.ts";
import type { Picture, Video } from "#contract/pictures/media.ts";
import type { Settings } from "#contract/settings.ts";
import { type Offer, priceOf } from "../../parts/price/offer.ts";
import { type CardView, cardView } from "../../parts/product-card/card-view.ts";

/** What can be done with the product now. */
export type Buying = "cart" | "preorder" | "coming-soon" | "only-in-shops" | "ended";

/** A product as its page draws it. Prices in roubles. */
export interface ProductView {
  id: number;
  slug: string;
  title: string;
  brand: string | null;
  sku: string | null;
  description: string;
  /** The language of the description. */
  lang: string;
  pictures: Picture[];
  video: Video | null;
  price: Extract<Offer, { kind: "price" }>;
  lowestPrice: number | null;
  buying: Buying;
  labels: { slug: string; title: string }[];
  color: string | null;
  colors: { slug: string; title: string; code: string; thumb: Picture | null }[];
  sizes: Size[];
  sizeGrid: Product["size_grid"];
  /** What the editor wrote at length, a fold each. */
  texts: Attribute[];
  /** What is said in a word or two: one list for all. */
  facts: Attribute[];
  /** Where it was made, in the shopper's language. */
  country: string | null;
  /** ISO date. */
  preorderShipsOn: string | null;
  crumbs: Product["breadcrumbs"];
  look: CardView[];
  /** The look that the house sells with it in it. */
  set: { slug: string; title: string; picture: Picture | null } | undefined;
  /** The product and its look together. */
  lookTotal: number;
  similar: CardView[];
}

/** @param set that it is a piece of. */
export function productView(
  product: Product,
  set: SetCard | undefined,
  settings: Settings,
  locale: Locale,
): ProductView {
  const cards = (list: Product["similar"]) => list.map((each) => cardView(each, settings));
  const look = product.complete_the_look;
  return {
    id: product.id,
    slug: product.slug,
    title: product.title,
    brand: product.brand?.title ?? null,
    sku: product.show_sku ? product.sku_full : null,
    description: product.description,
    lang: product.lang,
    pictures: product.images,
    video: product.video,
    price: priceOf(product, settings.is_old_price),
    lowestPrice: product.lowest_price_30_days,
    buying: buyingOf(product),
    labels: product.labels,
    color: product.color?.color_reference.title ?? null,
    colors: product.colors.map(({ slug, thumb, color: { color_reference: color } }) => ({
      slug,
      thumb,
      title: color.title,
      code: color.color_code,
    })),
    sizes: product.sizes,
    sizeGrid: product.size_grid,
    texts: product.attributes.filter(({ kind }) => kind === "text"),
    facts: product.attributes.filter(({ kind }) => kind !== "text"),
    country: product.country && countryName(product.country, locale),
    preorderShipsOn: product.preorder_ships_on,
    crumbs: product.breadcrumbs,
    look: cards(look),
    set: set && { slug: set.slug, title: set.title, picture: set.image },
    lookTotal: look.reduce((sum, { price }) => sum + price, product.price),
    similar: cards(product.similar),
  };
}

type Attribute = Product["attributes"][number];

/**
 * A country's code in words; what is no code is said as it stands. On the server only: the first
 * such name costs a phone tens of milliseconds.
 */
function countryName(country: string, locale: Locale): string {
  if (!/^[A-Z]{2}$/.test(country)) return country;
  return new Intl.DisplayNames(locale, { type: "region" }).of(country) ?? country;
}

type State = Pick<Product, "is_preorder" | "is_coming_soon" | "in_stock" | "in_shops">;

/** In the order in which the price is told. */
export function buyingOf(product: State): Buying {
  if (product.is_preorder) return "preorder";
  if (product.is_coming_soon) return "coming-soon";
  if (product.in_stock) return "cart";
  return product.in_shops ? "only-in-shops" : "ended";
}
