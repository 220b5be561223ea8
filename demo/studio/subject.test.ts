import { expect, test } from "vitest";
import { models } from "../goods/index.ts";
import { subjectOf } from "./subject.ts";

test.each(models.filter(({ colors }) => colors.length > 1))(
  "no two colors of $slug share a fall",
  (model) => {
    const seeds = model.colors.map((color) => subjectOf({ model, color }).seed);
    expect(new Set(seeds).size).toBe(seeds.length);
  },
);
