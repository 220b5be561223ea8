import type { Locale } from "#contract/locale.ts";
import type { Config } from "../../config.ts";
import type { Db } from "../../context.ts";
import type { Anchor } from "../queries/candidates.ts";

export interface RecommenderContext {
  db: Db;
  config: Config;
}

/** What a block asks for. */
export interface Wish {
  siteId: number;
  locale: Locale;
  code: string;
  limit: number;
  /** Chain of slugs. */
  category: string | null;
  searchQuery: string | null;
  /** The product that is looked at, those of the cart and of the page: never an answer. */
  anchors: readonly Anchor[];
  /** The browser's random key; null for a page that is the same for everyone. */
  visit: string | null;
}

export interface Recommendation {
  /** In the shopper's language; null when the block has none of its own. */
  title: string | null;
  /** Product ids, best first. More than asked for is good: some may be sold out by now. */
  products: number[];
}

/** Something a shopper did. Prices in kopecks. */
export type ShopperEvent =
  | { kind: "view" | "cart"; product: number; code: string }
  | {
      kind: "purchase";
      order: string;
      total: number;
      items: { product: number; price: number; quantity: number }[];
    };

export type OfOneProduct = Extract<ShopperEvent, { product: number }>;

/** Somebody who knows what goes with what. */
export interface Recommender {
  name: string;
  /** Whether the settings switch it on. */
  isOn(config: Config): boolean;
  /**
   * Null for a block that it does not know. Rejects when it cannot be reached, does not answer in
   * time or answers what it should not; with `Refused` where another try would change nothing.
   */
  recommend(wish: Wish, context: RecommenderContext): Promise<Recommendation | null>;
  /** Null for one that learns from the shop's own tables. Rejects like `recommend`. */
  tell: ((visit: string, event: ShopperEvent, config: Config) => Promise<void>) | null;
}
