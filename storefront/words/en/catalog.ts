import type { catalog as ru } from "../ru/catalog.ts";

export const catalog: typeof ru = {
  add: "Add to cart",
  addThis: (title) => `Add to cart: ${title}`,
  chooseSize: "Choose a size",
  itemEnded: "This piece has sold out",
  soldOut: "Sold out",
  oldPrice: "Previous price",
  preorder: "Preorder",
  comingSoon: "Coming soon",
  onlyInShops: "Only in shops",
  notFound: "There is nothing here yet",
};
