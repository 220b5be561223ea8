import type { Said } from "#contract/locale.ts";
import type { Video } from "#contract/pictures/media.ts";

/** A picture as a card keeps it, in both languages. */
export interface CardPicture {
  id: string;
  width: number;
  height: number;
  alt: Said;
  preview: string;
}

export interface CardColor {
  id: number;
  slug: string;
  title: Said;
  color_code: string;
}

/** What a product's card shows besides its prices and stock, in both languages. */
export interface CardFacts {
  slug: string;
  title: Said;
  alt: Said;
  sku_full: string;
  show_sku: boolean;
  brand: Said | null;
  /** The first picture and those that follow on hover. */
  pictures: CardPicture[];
  video: Video | null;
  hover_video: Video | null;
  labels: { id: number; slug: string; title: Said }[];
  color: CardColor | null;
  /** The model in all its colors, this one included. */
  colors: { id: number; slug: string; color: CardColor; thumb: CardPicture | null }[];
  categories: Said[];
  is_preorder: boolean;
  is_coming_soon: boolean;
}

/** Tables that the database keeps itself, by triggers; nobody else writes them. */
export interface DerivedTables {
  product_cards: {
    site_id: number;
    product_id: number;
    card: CardFacts;
    price: number;
    /** Null when the product is not on sale. */
    old_price: number | null;
    /** Whole percent off, 0 when not on sale. */
    discount: number;
    in_stock: boolean;
    in_shops: boolean;
    sizes: string;
    /** When it is shown; null when it is archived. Both bounds may be infinite. */
    shown_from: Date | number | null;
    shown_until: Date | number | null;
    due_at: Date | null;
  };
  listings: {
    id: number;
    site_id: number;
    /** 0: the whole catalog. */
    category_id: number;
    /** 0: with any label or none. */
    label_id: number;
    count: number;
  };
  listing_entries: {
    listing_id: number;
    product_id: number;
    position: number;
    added_at: Date;
    price: number;
    discount: number;
    shown_from: Date | null;
    shown_until: Date | null;
  };
}
