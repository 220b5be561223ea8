import { pluralIn } from "../plural.ts";
import type { sets as ru } from "../ru/sets.ts";

const plural = pluralIn("en");

export const sets: typeof ru = {
  looks: "Looks",
  all: "All",
  looksOf: (category) => `Looks: ${category}`,
  departments: "Departments",
  none: "No looks here yet",
  noneMore: "We put them together slowly. Until then, see the pieces one by one.",
  pieces: "Pieces of the look",
  wholeLook: (total) => `The whole look: ${total}`,
  canBeHad: (total) => `To be had now: ${total}`,
  howTo: "Choose your sizes: take the whole look or a part of it.",
  without: "Without this piece",
  withoutThis: (title) => `Without this piece: ${title}`,
  notChecked: "The sizes could not be checked.",
  add: "Add to cart",
  addAll: (total) => `Add the whole look: ${total}`,
  addSome: (count, total) =>
    plural(count, {
      one: `Add #\u00a0piece: ${total}`,
      other: `Add #\u00a0pieces: ${total}`,
    }),
  chooseFirst: "Choose the size of at least one piece first.",
  noneLeft: "Nothing of this look can go into the cart right now.",
  moreLooks: "More looks",
};
