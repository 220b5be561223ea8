import fc from "fast-check";
import { expect, test } from "vitest";
import { offerOf } from "./offer.ts";

const dress = {
  price: 19_900,
  old_price: 26_500,
  is_preorder: false,
  is_coming_soon: false,
  in_stock: true,
  in_shops: false,
};

test("a sale shows the old price and the rounded percent", () => {
  expect(offerOf(dress, true)).toEqual({
    kind: "price",
    price: 19_900,
    oldPrice: 26_500,
    percent: 25,
  });
});

test("an old price that is not higher, or is switched off, is not shown", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1 }), fc.nat(), fc.boolean(), (old, more, shown) => {
      const offer = offerOf({ ...dress, price: old + more, old_price: old }, shown);
      expect(offer).toMatchObject({ kind: "price", oldPrice: null, percent: 0 });
    }),
  );
  expect(offerOf(dress, false)).toMatchObject({ oldPrice: null });
});

test("a preorder goes before coming soon, which goes before only in shops", () => {
  const onlyShops = { ...dress, in_stock: false, in_shops: true };
  expect(offerOf(onlyShops, true).kind).toBe("onlyInShops");
  expect(offerOf({ ...onlyShops, is_coming_soon: true }, true).kind).toBe("comingSoon");
  expect(offerOf({ ...onlyShops, is_coming_soon: true, is_preorder: true }, true).kind).toBe(
    "preorder",
  );
});
