import { describe, expect, it } from "vitest";
import { shell } from "./loft.ts";
import { coarsest, slumped } from "./slump.ts";

const columns = 16 * coarsest + 1;
const rows = 8 * coarsest + 1;
const radius = 60;
const height = 160;

/** An upright tube; `y` points up. */
function tube() {
  return shell(columns, rows, (i, j) => {
    const angle = (i / (columns - 1)) * Math.PI * 2;
    const y = (height * j) / (rows - 1);
    return [radius * Math.cos(angle), y, radius * Math.sin(angle)];
  });
}

type Tube = ReturnType<typeof tube>;

const place = ({ positions }: Tube, i: number, j: number) =>
  positions.subarray(3 * (j * columns + i), 3 * (j * columns + i) + 3);

const between = (a: Float32Array, b: Float32Array) =>
  Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!);

/** The first row held at the floor, the last one carried down by a quarter of the tube's height. */
function letDown() {
  const from = tube();
  const goal = new Float32Array(from.positions.length).fill(Number.NaN);
  for (let i = 0; i < columns; i += coarsest) {
    for (const [j, by] of [
      [0, 0],
      [rows - 1, 0.25 * height],
    ] as const) {
      const [x, y, z] = place(from, i, j) as unknown as [number, number, number];
      goal.set([x, y - by, z], 3 * (j * columns + i));
    }
  }
  return { from, goal, skin: slumped(from, from, { goal, weight: 0.02 }) };
}

describe("a slumped skin", () => {
  const { from, goal, skin } = letDown();

  it("is as long as it was cut, wherever it is bent", () => {
    let error = 0;
    for (let j = 0; j + 1 < rows; j++) {
      for (let i = 0; i + 1 < columns; i++) {
        const cut = between(place(from, i, j), place(from, i, j + 1));
        error += Math.abs(between(place(skin, i, j), place(skin, i, j + 1)) / cut - 1);
      }
    }
    expect(error / ((rows - 1) * (columns - 1))).toBeLessThan(0.05);
  });

  it("gives way sideways, for it is let down and does not shrink", () => {
    const widest = (of: Tube) => {
      let most = 0;
      for (let k = 0; k < of.positions.length; k += 3)
        most = Math.max(most, Math.hypot(of.positions[k]!, of.positions[k + 2]!));
      return most;
    };
    expect(widest(skin)).toBeGreaterThan(1.1 * widest(from));
  });

  it("stays where it is held, above the floor, and closed", () => {
    goal.forEach((to, k) => {
      if (!Number.isNaN(to)) expect(skin.positions[k]).toBeCloseTo(to, 3);
    });
    for (let j = 0; j < rows; j++) {
      expect(between(place(skin, 0, j), place(skin, columns - 1, j))).toBe(0);
      for (let i = 0; i < columns; i++) expect(place(skin, i, j)[1]).toBeGreaterThan(-0.01);
    }
  });
});
