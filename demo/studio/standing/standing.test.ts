import { expect, test } from "vitest";
import { products } from "../../goods/index.ts";
import { sewn } from "../order.ts";
import { subjectOf } from "../subject.ts";

const things = products.map((product) => ({
  slug: product.color.slug,
  standing: sewn(subjectOf(product)).standing,
}));
const standing = things.flatMap(({ slug, standing }) => (standing ? [{ slug, standing }] : []));

test.each(standing)("$slug stands there with every place of its parts a number", ({ standing }) => {
  expect(standing.parts("front").length).toBeGreaterThan(0);
});
