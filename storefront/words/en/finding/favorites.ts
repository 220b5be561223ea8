import { pluralIn } from "../../plural.ts";
import type { favorites as ru } from "../../ru/finding/favorites.ts";
import { faults } from "../faults.ts";

const plural = pluralIn("en");

export const favorites: typeof ru = {
  title: "Favourites",
  empty: "What you like will gather here",
  emptyMore: "Press the heart of any piece, and it will wait for you here.",
  toCatalog: "See the catalogue",
  failed: faults.favorites,
  more: "Show more",
  removed: (title) => `“${title}” is no longer in favourites`,
  restore: "Put back",
  gone: (count) =>
    plural(count, {
      one: "#\u00a0piece is no longer in the shop",
      other: "#\u00a0pieces are no longer in the shop",
    }),
  forget: "Take off the list",
};
