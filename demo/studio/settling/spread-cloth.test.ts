import { describe, expect, it } from "vitest";
import { bell } from "../fields/scalar.ts";
import { Mesh } from "./mesh.ts";
import { SpreadCloth } from "./spread-cloth.ts";

const spacing = 4;

/** A square of cloth whose height is given over its pattern. */
function cloth(height: (u: number, v: number) => number): SpreadCloth {
  const mesh = Mesh.over(0, 0, 200, 200, spacing);
  for (let j = 1; j < mesh.rows - 1; j++) {
    for (let i = 1; i < mesh.columns - 1; i++) {
      const k = j * mesh.columns + i;
      mesh.active[k] = 1;
      mesh.z[k] = height(i * spacing, j * spacing);
    }
  }
  return new SpreadCloth(mesh, () => [0, 0]);
}

const upright = cloth((u) => 16 * bell(u - 100, 24));

describe("SpreadCloth", () => {
  it("leaves flat cloth where it is", () => {
    const flat = cloth(() => 5);
    expect(Math.hypot(...flat.at(60, 140))).toBeLessThan(0.01);
  });

  it("moves apart what lies beside a fold, and nothing along it", () => {
    const [left, along] = upright.at(40, 100);
    const [right] = upright.at(160, 100);
    expect(right - left).toBeGreaterThan(8);
    expect(right - left).toBeLessThan(24);
    expect(Math.abs(along)).toBeLessThan(0.5);
  });

  it("squeezes a print on the sides of a fold and not upon its crest", () => {
    const between = (from: number, to: number) => upright.at(to, 100)[0] - upright.at(from, 100)[0];
    expect(between(78, 90)).toBeGreaterThan(2 * between(94, 106));
  });
});
