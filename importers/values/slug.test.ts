import fc from "fast-check";
import { expect, it } from "vitest";
import { isFreeSlug, isSlug, reservedSlugs } from "#contract/slugs.ts";
import { freeSlug, slugify } from "./slug.ts";

it("writes Russian in Latin letters", () => {
  expect(slugify("Платье «Юлия», льняное")).toBe("plate-yuliya-lnyanoe");
  expect(slugify("Щётка & съёмный ящик")).toBe("shchetka-semnyy-yashchik");
  expect(slugify("Crème brûlée 100%")).toBe("creme-brulee-100");
});

it("makes a slug, or nothing, of any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
      const slug = slugify(text);
      expect(slug === "" || isSlug(slug)).toBe(true);
    }),
  );
});

it("never gives one slug to two, nor one that the shop keeps for itself", () => {
  const words = fc.constantFrom("my", "About", "плащ", "plashch", "", "a".repeat(100), "en");
  fc.assert(
    fc.property(fc.array(words, { minLength: 2, maxLength: 20 }), (titles) => {
      const taken = new Set<string>();
      for (const title of titles) {
        const slug = freeSlug(slugify(title), (one) => taken.has(one));
        expect(isFreeSlug(slug)).toBe(true);
        expect(taken.has(slug)).toBe(false);
        taken.add(slug);
      }
    }),
  );
  expect([...reservedSlugs].every((slug) => freeSlug(slug, () => false) !== slug)).toBe(true);
});
