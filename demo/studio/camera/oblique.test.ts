import { describe, expect, it } from "vitest";
import type { Vector } from "../light/vector.ts";
import { toFrameX, toFrameY } from "./camera.ts";
import { type ObliqueCamera, straightAbove } from "./oblique.ts";
import { lookFrom, seenFromAside } from "./sight-lines.ts";

const camera: ObliqueCamera = {
  width: 60,
  height: 80,
  zoom: 1,
  x: 600,
  y: 800,
  slant: 0.5,
  swing: 0.2,
  aperture: 0.1,
};
const above = straightAbove(camera, 30);
const lamp: Vector = [-0.4, -0.5, 0.8];
const bare = new Float32Array(above.width * above.height);

const lying = (heights: Float32Array) => ({ heights, gaps: null });

/** The pixel in the middle of the picture. */
const middle = 40 * camera.width + 30;

function onPlate(x: number, y: number): [number, number] {
  return [toFrameX(above, x), toFrameY(above, y)];
}

describe("an oblique camera", () => {
  it("has the place it is aimed at in the middle, sharp, and what lies beyond smaller", () => {
    const seen = lookFrom(camera, above, lying(bare), lamp);
    const [x, y] = onPlate(camera.x, camera.y);
    expect(Math.hypot(seen.x[middle]! - x, seen.y[middle]! - y)).toBeLessThan(2);
    expect(Math.abs(seen.circles[middle]!)).toBeLessThan(0.1);
    expect(seen.y[10 * camera.width + 30]!).toBeLessThan(y - 30);
    const row = (j: number) => seen.x[j * camera.width + 59]! - seen.x[j * camera.width]!;
    expect(row(0)).toBeGreaterThan(row(79));
    expect(seen.circles[30]!).toBeGreaterThan(0.3);
  });

  it("sees nothing outside the plate exposed for it", () => {
    const seen = lookFrom(camera, above, lying(bare), lamp);
    for (const [along, size] of [
      [seen.x, above.width],
      [seen.y, above.height],
    ] as const) {
      for (const at of along) {
        expect(at).toBeGreaterThan(-1);
        expect(at).toBeLessThan(size);
      }
    }
  });

  it("sees the near side of what stands up, and not what lies behind it", () => {
    const wall = bare.slice();
    const [, at] = onPlate(camera.x, camera.y);
    const from = Math.round(at);
    for (let y = from - 3; y < from; y++) wall.fill(30, y * above.width, (y + 1) * above.width);
    const rows = [...lookFrom(camera, above, lying(wall), lamp).y].map(Math.round);
    expect(rows.some((y) => Math.abs(y - from) < 3)).toBe(true);
    expect(rows.some((y) => y < from - 5 && y > from - 12)).toBe(false);
    expect([...lookFrom(camera, above, lying(bare), lamp).y].map(Math.round)).toContain(from - 8);
  });

  it("sees a side that the lamp reaches as light as its rim, and the other one darker", () => {
    const wall = bare.slice();
    const from = Math.round(onPlate(camera.x, camera.y)[1]);
    for (let y = from - 8; y < from; y++) wall.fill(20, y * above.width, (y + 1) * above.width);
    const darkest = (key: Vector) => Math.min(...lookFrom(camera, above, lying(wall), key).share);
    expect(darkest([0.1, 0.6, 0.8])).toBeGreaterThan(0.9);
    expect(darkest([-0.1, -0.6, 0.8])).toBeLessThan(0.7);
  });

  it("takes a side's color from within the rim, and not from its outermost pixel, which is half paper", () => {
    const cloth = bare.slice();
    const rim = Math.round(onPlate(camera.x, camera.y)[1]);
    const row = (y: number, height: number) =>
      cloth.fill(height, y * above.width, (y + 1) * above.width);
    for (let y = 0; y < rim; y++) row(y, 12);
    row(rim, 0.9 * 12);
    const rows = [...lookFrom(camera, above, lying(cloth), lamp).y];
    expect(rows.filter((y) => y > rim - 0.5 && y < rim + 1)).toEqual([]);
  });

  it("refuses to look beyond the table", () => {
    expect(() => straightAbove({ ...camera, slant: 1.5 }, 30)).toThrow("beyond the table");
  });

  it("gives a pixel on an edge a share of both sides", () => {
    const half = bare.slice();
    const light = new Float32Array(bare.length * 3);
    for (let y = 0, k = 0; y < above.height; y++) {
      for (let x = 0; x < above.width; x++, k++) {
        if (x + 0.21 * y < 0.62 * above.width) continue;
        half[k] = 25;
        light.fill(1, k * 3, k * 3 + 3);
      }
    }
    const picture = seenFromAside(light, above, lookFrom(camera, above, lying(half), lamp));
    const between = [...picture].filter((value) => value > 0.15 && value < 0.6);
    expect(between.length).toBeGreaterThan(camera.height);
  });
});
