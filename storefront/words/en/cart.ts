import type { cart as ru } from "../ru/cart.ts";

export const cart: typeof ru = {
  title: "Cart",
  pieces: (pieces) => `Cart, ${pieces}`,
  added: "Added to the cart",
  inCart: (pieces) => `In the cart: ${pieces}`,
  checkout: "Check out",
  open: "Open the cart",
  empty: "There is nothing in the cart yet",
  quantity: (count) => `${count}\u00a0pcs`,
  before: "Previous price: ",
  sizes: "Sizes",
  chooseSizes: "You can choose several sizes",
  oneSize: "Only 1 size can be pre-ordered",
  last: "the last one",
  few: "only a few left",
  soldOut: "sold out",
  onlyInShops: "in shops only",
  add: "Add to cart",
  addThese: (sizes, total) => `Add ${sizes} — ${total}`,
  preorder: "Preorder",
  preorderThis: (size) => `Preorder ${size}`,
};
