import { expect, test } from "vitest";
import { products } from "../goods/index.ts";
import { viewsOf } from "../goods/views.ts";
import { inOrderOfSight } from "./order-of-sight.ts";

test("posters come first, then what listings show from their top, then what product pages add", () => {
  const [top = "", next = ""] = products.map(({ color }) => color.slug);
  const [, second, third] = products.slice(0, 1).flatMap(({ model }) => viewsOf(model));
  const names = [
    `${top}-${third}`,
    `${next}-front`,
    `${top}-${second}`,
    `${top}-front`,
    "poster-satin",
  ];
  expect(inOrderOfSight(names)).toEqual([
    "poster-satin",
    `${top}-front`,
    `${next}-front`,
    `${top}-${second}`,
    `${top}-${third}`,
  ]);
});
