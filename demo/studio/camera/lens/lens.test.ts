import { describe, expect, it } from "vitest";
import { circleOfConfusion, focused } from "./lens.ts";

const size = 41;
const point = new Float32Array(size * size * 3);
const middle = (20 * size + 20) * 3;
point.fill(1, middle, middle + 3);

const seenThrough = (circle: number) =>
  focused(point, size, size, { circles: new Float32Array(size * size).fill(circle) });

describe("a lens", () => {
  it("is sharp at its focus alone, and blurs the more the wider it is", () => {
    expect(circleOfConfusion(500, 500, 40)).toBe(0);
    expect(circleOfConfusion(600, 500, 40)).toBeGreaterThan(circleOfConfusion(550, 500, 40));
    expect(circleOfConfusion(600, 500, 80)).toBe(2 * circleOfConfusion(600, 500, 40));
  });

  it("leaves what is sharp as it is", () => {
    expect(seenThrough(0)).toEqual(point);
  });

  it.each([1, 2, 3, 6])(
    "spreads a point over a circle of %d pixels and loses none of it",
    (circle) => {
      const light = seenThrough(circle);
      let sum = 0;
      let square = 0;
      for (let y = 0; y < size; y++) {
        for (let x = 0; x < size; x++) {
          const value = light[(y * size + x) * 3]!;
          sum += value;
          square += value * ((x - 20) ** 2 + (y - 20) ** 2);
        }
      }
      expect(sum).toBeCloseTo(1, 3);
      // A disc of this radius has half its square as the mean square of the distance.
      expect(Math.sqrt((2 * square) / sum) / circle).toBeGreaterThan(0.8);
      expect(Math.sqrt((2 * square) / sum) / circle).toBeLessThan(1.45);
    },
  );

  it("leaves an even surface even, however its distance changes", () => {
    const circles = Float32Array.from({ length: size * size }, (_, k) => 9 * Math.sin(k / 7));
    const light = focused(
      point.map(() => 1),
      size,
      size,
      { circles },
    );
    expect(Math.min(...light)).toBeCloseTo(1, 4);
    expect(Math.max(...light)).toBeCloseTo(1, 4);
  });

  it("keeps what is sharp off what is blurred behind it, and spreads what is blurred before it", () => {
    const atLeft = (k: number) => k % size < 20;
    const light = point.map((_, n) => (atLeft(Math.floor(n / 3)) ? 1 : 0));
    const besideRim = (left: number, right: number, x = 22) => {
      const circles = Float32Array.from({ length: size * size }, (_, k) =>
        atLeft(k) ? left : right,
      );
      return focused(light, size, size, { circles })[(20 * size + x) * 3]!;
    };
    expect(besideRim(0, 6)).toBe(0);
    expect(besideRim(-6, 0)).toBeGreaterThan(0.1);
    // What is behind shows through it within its rim.
    expect(besideRim(-6, 0, 17)).toBeLessThan(0.8);
  });
});
