import type { Said } from "../said.ts";

/** A category, keyed by its path of slugs from the root; the order of the entries is the menu's. */
export interface Category {
  title: Said;
  /** Heading of the search engine's result. */
  seoTitle: Said;
  /** One line under the heading of the listing. */
  lead: Said;
  showInMenu: boolean;
  showInCatalogMenu: boolean;
  /** Set apart from the tree of goods and marked in menus: the sale. */
  isSpecial?: boolean;
  /** Its listing leads to looks of its own. */
  hasSets?: boolean;
  /** Slug of the kit it is made of: its links lead to the kit's list. */
  kit?: string;
  /** Picture beside the category's column in the mega-menu. */
  menuImage?: string;
}

export const inMenus = { showInMenu: true, showInCatalogMenu: true };
