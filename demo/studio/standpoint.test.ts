import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pictureViews } from "./catalog.ts";
import type { Garment } from "./garment.ts";
import { knots, table } from "./pattern/outline.ts";
import type { Piece } from "./pattern/piece.ts";
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

  it("sees the back whole, from further aside than the front", () => {
    const behind = (width: number) => {
      const outline = knots(
        `${600 - width / 2},300^ ${600 + width / 2},300^ ${600 + width / 2},1200^ ${600 - width / 2},1200^`,
      );
      const piece: Piece = { outline, seed: 1, optics: { kind: "matte", wrap: 0.2 } };
      return standpointFor({ ...garment, back: [piece] }, "back", 1);
    };
    const { framing, aside } = behind(600);
    expect(framing).toEqual(middle);
    expect(aside.slant).toBeGreaterThan(standpointFor(garment, "front", 1).aside.slant);
    expect((1200 / 2) * behind(1200).framing.zoom).toBeLessThan(table.width / 2);
  });

  it("sees the back as a cut says", () => {
    const own = { zoom: 0.9, x: 620, y: 800 };
    expect(standpointFor({ ...garment, behind: own }, "back", 1).framing).toEqual(own);
  });
});
