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

  it("shows the whole back of what is short, and comes nearer to what is long", () => {
    const behind = (height: number) => {
      const outline = knots(`500,200^ 700,200^ 700,${200 + height}^ 500,${200 + height}^`);
      const piece: Piece = { outline, seed: 1, optics: { kind: "matte", wrap: 0.2 } };
      return standpointFor({ ...garment, pieces: [piece] }, "back", 1).framing;
    };
    const short = behind(1000);
    expect(short.zoom).toBe(behind(600).zoom);
    expect((1200 - short.y) * short.zoom).toBeLessThan(table.height / 2);
    expect(behind(1300).zoom).toBeGreaterThan(1.2 * short.zoom);
  });
});
