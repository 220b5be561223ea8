import { expect, test } from "vitest";
import { products } from "../goods/index.ts";
import { inOrderOfSight } from "./order-of-sight.ts";

test("posters come first, then what listings show from their top, then what product pages add", () => {
  const [top = "", next = ""] = products.map(({ color }) => color.slug);
  const names = [`${top}-back`, `${next}-front`, `${top}-detail`, `${top}-front`, "poster-satin"];
  expect(inOrderOfSight(names)).toEqual([
    "poster-satin",
    `${top}-front`,
    `${next}-front`,
    `${top}-detail`,
    `${top}-back`,
  ]);
});
