import { expect, test } from "vitest";
import { models } from "../../goods/index.ts";
import { sewn } from "../order.ts";
import { subjectOf } from "../rendering/subject.ts";

const things = models.map((model) => ({
  slug: model.slug,
  standing: sewn(subjectOf(model, undefined)).standing,
}));
const standing = things.flatMap(({ slug, standing }) => (standing ? [{ slug, standing }] : []));

test.each(standing)("$slug stands there with every place of its parts a number", ({ standing }) => {
  expect(standing.parts("front").length).toBeGreaterThan(0);
});
