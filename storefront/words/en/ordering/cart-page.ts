import { pluralIn } from "../../plural.ts";
import type { cartPage as ru } from "../../ru/ordering/cart-page.ts";

const plural = pluralIn("en");

export const cartPage: typeof ru = {
  title: "Cart",
  empty: "There is nothing in the cart yet",
  emptyMore: "Choose a piece, and it will wait for you here.",
  toCatalog: "To the catalogue",
  failed: "The cart could not be loaded",
  items: "Pieces in the cart",
  size: "Size",
  quantity: "Quantity",
  less: (title) => `One less: ${title}`,
  more: (title) => `One more: ${title}`,
  remove: "Remove",
  removeThis: (title) => `Remove from the cart: ${title}`,
  removed: (title) => `${title} — removed from the cart`,
  putBack: "Put back",
  priceUp: (before) => `The price went up, it was ${before}`,
  priceDown: (before) => `The price went down, it was ${before}`,
  gone: "This piece has sold out. Remove it to order the rest",
  onlyLeft: (count) => plural(count, { one: "Only #\u00a0left", other: "Only #\u00a0left" }),
  takeLeft: (count) => `Take ${count}`,
  soldOutSize: (size) => `${size} — sold out`,
  blocked: "Some pieces are gone. Remove them to go on",
  removeGone: "Remove what is gone",
  goods: "Goods",
  sale: "Sale",
  promotions: "Promotions",
  total: "Total",
  withoutDelivery: "Without delivery, which is worked out in the next step",
  checkout: "Continue to delivery",
  preorder: "Preorder",
  preorderApart: "Placed separately from other pieces",
  toPreorder: "Place the preorder",
};
