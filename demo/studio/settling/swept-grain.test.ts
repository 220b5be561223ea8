import { describe, expect, it } from "vitest";
import { DistanceField } from "../pattern/distance-field.ts";
import type { Piece } from "../pattern/piece.ts";
import { sweptGrain } from "./swept-grain.ts";

const field = new DistanceField([
  [0, 0],
  [800, 0],
  [800, 800],
  [0, 800],
]);

/** The farthest that threads are swept from their course, over the middle of a square of cloth. */
function farthest(piece: Partial<Piece>): number {
  const swept = sweptGrain(
    { outline: [], optics: { kind: "matte" }, seed: 3, ...piece } as Piece,
    field,
  );
  let most = 0;
  for (let v = 100; v <= 700; v += 20) {
    for (let u = 100; u <= 700; u += 20) most = Math.max(most, Math.hypot(...swept(u, v)));
  }
  return most;
}

describe("sweptGrain", () => {
  it("sweeps soft cloth by some units, and farther than stiff cloth", () => {
    expect(farthest({ bend: 0.5 })).toBeGreaterThan(4);
    expect(farthest({ bend: 0.5 })).toBeLessThan(24);
    expect(farthest({ bend: 0.5 })).toBeGreaterThan(farthest({ bend: 1 }));
  });

  it("leaves what is sewn in its course", () => {
    expect(farthest({ bend: 0.5, pins: () => 0.1 })).toBe(0);
  });
});
