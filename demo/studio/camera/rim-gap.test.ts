import { describe, expect, it } from "vitest";
import { cloths } from "../cloths/index.ts";
import { studioLighting } from "../light/light.ts";
import { knots } from "../pattern/outline.ts";
import type { Piece } from "../pattern/piece.ts";
import { layOut } from "../settling/lay-out.ts";
import { expose } from "./expose.ts";

const { optics } = cloths.coating;
const still = { optics, seed: 1, grid: [20], steps: [4], edgeAnchor: 1 } satisfies Partial<Piece>;
const body: Piece = { ...still, outline: knots("500,660^ 700,660^ 700,940^ 500,940^") };

/** Lies upon the body, with a rim that runs a little aslant of the pixels. */
function sleeve(loose: number): Piece {
  const outline = knots("590,600^ 900,600^ 900,1000^ 616,1000^");
  return { ...still, outline, rests: true, lift: 6, loose: () => loose };
}

function seenOf(loose: number) {
  const from = { width: 120, height: 160, zoom: 1, x: 600, y: 800 };
  const aside = { slant: 0.2, swing: 0.08, aperture: 0 };
  return expose(layOut([body, sleeve(loose)]), { ...from, ...aside }, studioLighting);
}

/** The light that the gap takes from each row of the body, in pixels' worth. */
function takenOfRows(): number[] {
  const [plate, lit] = [seenOf(1), seenOf(0)];
  const [shaded, open] = [plate.pieces[0]!, lit.pieces[0]!];
  const taken: number[] = new Array(plate.height).fill(0);
  shaded.pixels.forEach((pixel, n) => {
    taken[Math.floor(pixel / plate.width)]! += 1 - shaded.ambient[n]! / open.ambient[n]!;
  });
  return taken.slice(12, -12);
}

describe("the gap below a loose rim", () => {
  it("is dark all along a slanting rim, and has no steps", () => {
    const rows = takenOfRows();
    expect(Math.min(...rows)).toBeGreaterThan(1);
    const steps = rows.slice(1).map((row, n) => Math.abs(row - rows[n]!));
    expect(Math.max(...steps)).toBeLessThan(0.1);
  });
});
