import type { ClothId, CutId, KnitStitchId, PictureView, PrintId } from "../studio/catalog.ts";
import type { BrandSlug } from "./brands.ts";
import type { CategoryPath } from "./categories.ts";
import type { CollectionSlug } from "./collections.ts";
import type { ColorSlug } from "./color-references.ts";
import type { LabelSlug } from "./labels.ts";
import type { Said } from "./said.ts";
import type { ShopSlug } from "./shops.ts";
import type { SizeGridSlug } from "./size-grids.ts";

/** A garment as it was designed; every color of it is a product of its own. */
export interface Model {
  slug: string;
  cut: CutId;
  cloth: ClothId;
  /** How it is knitted, where not in plain stocking stitch. */
  stitch?: KnitStitchId;
  brand: BrandSlug;
  /** The canonical category. */
  category: CategoryPath;
  /** Other categories that list the garment too, for all its colors. */
  also?: CategoryPath[];
  title: Said;
  description: Said;
  composition: Said;
  care: Said;
  measurements?: Said;
  /** ISO 3166-1 alpha-2 code of the country it is made in. */
  country: string;
  sizeGrid: SizeGridSlug;
  /** Slugs of the grid's sizes this garment is made in, smallest first. */
  sizes: string[];
  collection?: CollectionSlug;
  /** What its page shows, in that order, where it is not all of `pictureViews`; see `viewsOf`. */
  views?: readonly PictureView[];
  colors: ModelColor[];
}

/** A garment in one color. */
export interface ModelColor {
  /** The product's slug, unique in the shop; its pictures are `<slug>-front`, `<slug>-back` and so on. */
  slug: string;
  color: ColorSlug;
  /** The cloth's own color for the pictures, `#rrggbb`; the swatch is the color reference's. */
  hex: string;
  secondHex?: string;
  print?: PrintId;
  /** Which fall of its cloth is photographed, where it is not that of its place among the colors. */
  fall?: number;
  /** What is said of this color alone; follows the garment's description. */
  note: Said;
  /** Article number; a SKU adds the size to it. */
  sku: string;
  /** Roubles. */
  price: number;
  /** Roubles; the price before the sale. */
  oldPrice?: number;
  labels?: LabelSlug[];
  state?: "preorder" | "coming-soon" | "only-in-shops";
  /** Days from the filling of the shop until a preorder ships: a date would soon have passed. */
  shipsInDays?: number;
  /** How many of each size may be preordered. */
  preorderLimit?: number;
  /** Where the exact pieces matter; otherwise they are dealt out, see `stockOf`. */
  stock?: Stock;
}

export interface Product {
  model: Model;
  color: ModelColor;
}

/** Pieces by size slug: in the warehouse and in the shops. */
export type Stock = Record<string, SizeStock>;

export interface SizeStock {
  warehouse: number;
  shops?: Partial<Record<ShopSlug, number>>;
}
