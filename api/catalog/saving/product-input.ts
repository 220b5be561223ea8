import type { Said } from "#contract/locale.ts";
import type { Kopecks } from "#contract/money.ts";
import type { Video } from "#contract/pictures/media.ts";
import type { AttributeValue } from "../queries/saving/product-parts.ts";
import type { SkuInput } from "../queries/saving/sku-writes.ts";

/**
 * A product as it is to be: one model in one color. What is undefined stays as it was (and has its
 * default in a new product); a list that is given replaces the one there was. References are ids.
 */
export interface ProductInput {
  siteId: number;
  /** The product to change, archived or not; else it is the living one with this slug, or new. */
  id?: number;
  slug: string;
  skuFull: string;
  title: Said;
  price: Kopecks;
  oldPrice?: Kopecks | null;
  /** When it is shown: null is no bound. A new product is shown at once. */
  publishFrom?: Date | null;
  publishUntil?: Date | null;
  /** Place in lists where its category gives it none. */
  position?: number;
  alt?: Said;
  /** HTML; cleaned here. */
  description?: Said;
  seoTitle?: Said;
  seoDescription?: Said;
  showSku?: boolean;
  modelId?: number | null;
  brandId?: number | null;
  colorId?: number | null;
  sizeGridId?: number | null;
  /** The canonical category. */
  categoryId?: number | null;
  /** Every category that lists it, the canonical one too; ancestors follow by themselves. */
  categories?: readonly { id: number; position: number }[];
  labelIds?: readonly number[];
  collectionIds?: readonly number[];
  /** The first is the card's, three more follow on hover. */
  pictures?: readonly { id: string; alt?: Said }[];
  attributes?: readonly AttributeValue[];
  skus?: readonly SkuInput[];
  /** ISO 3166-1 alpha-2. */
  country?: string | null;
  /** A code of the table of taxes. */
  taxCode?: string;
  isPreorder?: boolean;
  /** "2026-12-01" */
  preorderShipsOn?: string | null;
  isComingSoon?: boolean;
  video?: Video | null;
  hoverVideo?: Video | null;
}

export interface SavedProduct {
  id: number;
  isNew: boolean;
  /** Ids of the SKUs by code; empty when none were given. */
  skus: Map<string, number>;
}
