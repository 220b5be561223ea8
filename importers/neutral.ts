import type { Said } from "#contract/locale.ts";
import type { Kopecks } from "#contract/money.ts";

/**
 * The one catalog that every reader turns its file into, item by item. Ids are the ids that the
 * source itself uses; lines are lines of the source file, counted from 1.
 */
export type NeutralItem = NeutralCategory | NeutralBrand | NeutralProduct;

/** Comes before whatever belongs to it: parents before children, children before products. */
export interface NeutralCategory {
  kind: "category";
  id: string;
  parentId: string | null;
  title: Said;
  line: number;
}

export interface NeutralBrand {
  kind: "brand";
  id: string;
  title: Said;
  line: number;
}

/** One model in one color. */
export interface NeutralProduct {
  kind: "product";
  id: string;
  /** Products of the same model point at each other as colors. */
  modelId: string;
  /** The address that the source used; the shop's own is made of it. */
  slug: string;
  /** The article number that shoppers see. */
  article: string;
  title: Said;
  /** Sanitized HTML. */
  description: Said;
  seoTitle: Said;
  seoDescription: Said;
  brandId: string | null;
  color: NeutralColor | null;
  /** The first one is canonical. */
  categoryIds: string[];
  labels: NeutralLabel[];
  attributes: NeutralAttribute[];
  pictures: NeutralPicture[];
  links: NeutralLink[];
  /** What a shopper pays now. */
  price: Kopecks;
  /** What is struck through beside it; always higher than `price`. */
  oldPrice: Kopecks | null;
  /** Prices that come into force later, earliest first. */
  plannedPrices: PlannedPrice[];
  skus: NeutralSku[];
  isPublished: boolean;
  /** ISO 3166 code or null. */
  country: string | null;
  line: number;
}

export interface NeutralSku {
  id: string;
  /** Unique within the file. */
  code: string;
  /** As printed on the label; null when the piece comes in one size. */
  size: string | null;
  /** Null: the product's. */
  price: Kopecks | null;
  gtin: string | null;
  weightG: number | null;
  /** Whole pieces; null when the source does not count them. */
  stock: number | null;
  line: number;
}

export interface NeutralColor {
  slug: string;
  title: Said;
  /** "#1d5b45"; null when the name is not a known color. */
  code: string | null;
}

export interface NeutralLabel {
  slug: string;
  title: Said;
}

export interface NeutralAttribute {
  slug: string;
  title: Said;
  /** One or several options, a longer text (sanitized HTML), or one yes or no. */
  value: { options: Said[] } | { text: Said } | { boolean: boolean };
}

export interface NeutralPicture {
  /** A path within the media folder, or an http(s) address. */
  source: string;
  alt: Said;
}

export interface NeutralLink {
  kind: "related" | "cross_sell" | "upsell";
  modelId: string;
}

export interface PlannedPrice {
  startsAt: Date;
  price: Kopecks;
  oldPrice: Kopecks | null;
}

/** What a product costs now and later. */
export type Pricing = Pick<NeutralProduct, "price" | "oldPrice" | "plannedPrices">;

/** What could not be taken, or was taken otherwise than written, and why. */
export interface RowProblem {
  kind: "problem";
  /** `lost`: the row or a part of it is not taken. `changed`: taken, but not as it stands. */
  severity: "lost" | "changed";
  line: number;
  /** The row's own name: SKU, handle; "" when it has none. */
  subject: string;
  reason: string;
}

export function lost(line: number, subject: string, reason: string): RowProblem {
  return { kind: "problem", severity: "lost", line, subject, reason };
}

export function changed(line: number, subject: string, reason: string): RowProblem {
  return { kind: "problem", severity: "changed", line, subject, reason };
}
