import { expect, test } from "vitest";
import { buyingOf } from "./product-view.ts";

const nothing = { is_preorder: false, is_coming_soon: false, in_stock: false, in_shops: false };

test("what can be done with a product follows the order of its price display", () => {
  expect(buyingOf(nothing)).toBe("ended");
  expect(buyingOf({ ...nothing, in_shops: true })).toBe("only-in-shops");
  expect(buyingOf({ ...nothing, in_shops: true, in_stock: true })).toBe("cart");
  expect(buyingOf({ ...nothing, in_stock: true, is_coming_soon: true })).toBe("coming-soon");
  expect(buyingOf({ ...nothing, is_coming_soon: true, is_preorder: true })).toBe("preorder");
});
