import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Ray, Relief } from "./relief.ts";

const width = 70;
const height = 90;

/** Boxes of several heights on a bare table. */
const boxes = fc.array(
  fc.record({
    x: fc.integer({ min: 0, max: width - 12 }),
    y: fc.integer({ min: 0, max: height - 12 }),
    size: fc.integer({ min: 3, max: 12 }),
    units: fc.integer({ min: 1, max: 60 }),
  }),
  { maxLength: 6 },
);

function heightsOf(of: { x: number; y: number; size: number; units: number }[]): Float32Array {
  const heights = new Float32Array(width * height);
  for (const { x, y, size, units } of of) {
    for (let row = y; row < y + size; row++) {
      heights.fill(units, row * width + x, row * width + x + size);
    }
  }
  return heights;
}

/** Down from high above to a place of the table, as a camera at any slant looks. */
const rays = fc
  .record({
    toX: fc.double({ min: -5, max: width + 5, noNaN: true }),
    toY: fc.double({ min: -5, max: height + 5, noNaN: true }),
    dx: fc.double({ min: -1.5, max: 1.5, noNaN: true }),
    dy: fc.double({ min: -1.5, max: 1.5, noNaN: true }),
  })
  .map(({ toX, toY, dx, dy }): Ray => {
    return { x: toX - 200 * dx, y: toY - 200 * dy, z: 200, dx, dy, dz: -1 };
  });

describe("a relief", () => {
  it("is met where a ray that looks at every hundredth of a unit first comes below it", () => {
    fc.assert(
      fc.property(boxes, rays, (of, ray) => {
        const relief = new Relief(heightsOf(of), width, height);
        const over = (t: number) =>
          ray.z + ray.dz * t - relief.at(ray.x + ray.dx * t, ray.y + ray.dy * t);
        let first = 130;
        while (first < 200 && over(first) > 0) first += 0.01;
        // Within one step a ray may pass through a corner and come out again.
        let out = first;
        while (out < 200 && out < first + 1 && over(out) <= 0) out += 0.01;
        fc.pre(out >= Math.min(200, first + 1));
        expect(Math.abs(relief.meets(ray) - first)).toBeLessThan(1);
      }),
      { numRuns: 300 },
    );
  });

  it("is met by a ray that comes straight down", () => {
    const relief = new Relief(heightsOf([{ x: 20, y: 20, size: 10, units: 40 }]), width, height);
    const down = (x: number): Ray => ({ x, y: 25, z: 200, dx: 0, dy: 0, dz: -1 });
    expect(relief.meets(down(25))).toBeCloseTo(160, 0);
    expect(relief.meets(down(50))).toBe(200);
  });
});
