import { expect, test } from "vitest";
import { nearbyNodes } from "./menu-node.ts";

const leaf = (path: string) => ({ title: path, path, children: [] });
const clothing = {
  ...leaf("women/clothing"),
  children: [leaf("women/clothing/coats"), leaf("women/clothing/skirts")],
};
const women = { ...leaf("women"), children: [clothing, leaf("women/shoes")] };
const menu = [women, leaf("men")];

test("a category with children offers them, a leaf offers its brothers", () => {
  expect(nearbyNodes(menu, "women")).toEqual({ parent: women, nodes: women.children });
  expect(nearbyNodes(menu, "women/shoes")).toEqual({ parent: women, nodes: women.children });
  expect(nearbyNodes(menu, "women/clothing/coats")).toEqual({
    parent: clothing,
    nodes: clothing.children,
  });
});

test("the whole catalog and what the menu does not hold offer the roots", () => {
  expect(nearbyNodes(menu, "")).toEqual({ parent: null, nodes: menu });
  expect(nearbyNodes(menu, "womenswear")).toEqual({ parent: null, nodes: menu });
});
