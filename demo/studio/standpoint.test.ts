import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pictureViews } from "./catalog.ts";
import type { Garment } from "./garment.ts";
import { standpointFor } from "./standpoint.ts";

const middle = { zoom: 1, x: 600, y: 800 };
const garment: Garment = { pieces: [], back: [], front: middle, detail: middle, close: middle };
const seeds = fc.integer({ min: 0, max: 1e6 });
const views = fc.constantFrom(...pictureViews);

describe("a standpoint", () => {
  it("is the same for every picture of a sitting, and never behind the table", () => {
    fc.assert(
      fc.property(seeds, views, (seed, view) => {
        const { aside } = standpointFor(garment, view, seed);
        expect(standpointFor(garment, view, seed).aside).toEqual(aside);
        expect(aside.slant).toBeGreaterThan(0);
        expect(aside.slant).toBeLessThan(0.8);
      }),
    );
  });

  it("is to the left of some garments and to the right of others", () => {
    const swings = Array.from({ length: 40 }, (_, seed) => standpointFor(garment, "front", seed));
    const right = swings.filter(({ aside }) => aside.swing > 0).length;
    expect(right).toBeGreaterThan(10);
    expect(right).toBeLessThan(30);
  });

  it("comes down for what is seen near by, unless a cut says otherwise", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const slant = (of: Garment) => standpointFor(of, "close", seed).aside.slant;
        expect(slant(garment)).toBeGreaterThan(standpointFor(garment, "front", seed).aside.slant);
        const upright = { ...middle, aside: { slant: 0.1 } };
        expect(slant({ ...garment, close: upright })).toBe(0.1);
      }),
    );
  });

  it("sees the back as whole as the front, from further aside", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const front = standpointFor(garment, "front", seed);
        const back = standpointFor(garment, "back", seed);
        expect(back.framing.zoom / front.framing.zoom).toBeCloseTo(1, 1);
        expect([back.framing.x, back.framing.y]).toEqual([middle.x, middle.y]);
        expect(back.aside.slant).toBeGreaterThan(front.aside.slant);
      }),
    );
  });
});
