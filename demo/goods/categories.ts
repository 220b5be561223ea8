import { accessories } from "./categories/accessories.ts";
import { type Category, inMenus } from "./categories/category.ts";
import { men } from "./categories/men.ts";
import { women } from "./categories/women.ts";
import { typeset } from "./typography.ts";

/** The tree, keyed by path, parents first, in the menu's order. */
export const categories = {
  new: {
    ...inMenus,
    title: typeset("Новинки", "New in"),
    seoTitle: typeset("Новинки осени и зимы — Веретье", "New for autumn and winter — Veretie"),
    lead: typeset("Первые вещи коллекции «Вполголоса»", "The first pieces from “Sotto Voce”"),
  },
  ...women,
  ...men,
  ...accessories,
  sale: {
    showInMenu: true,
    showInCatalogMenu: false,
    isSpecial: true,
    title: typeset("Распродажа", "Sale"),
    seoTitle: typeset("Распродажа — Веретье", "Sale — Veretie"),
    lead: typeset("Последние размеры прошлого сезона", "Last season, last sizes"),
  },
} satisfies Record<string, Category>;

export type CategoryPath = keyof typeof categories;

/** Where categories went that the shop once had. */
export const movedCategories: Record<string, CategoryPath> = {
  "men/clothing/shirts-and-knitwear": "men/clothing",
  "accessories/scarves-and-hats": "accessories/scarves",
};
