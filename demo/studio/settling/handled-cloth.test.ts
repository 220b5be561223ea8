import { expect, test } from "vitest";
import { crushedSheet, readCrushed } from "./crushed-sheet.ts";
import { keepCreases, workedPlaces } from "./handled-cloth.ts";
import { Mesh } from "./mesh.ts";

const side = Math.sqrt(crushedSheet().length);
const places = Array.from({ length: 400 }, (_, n) => [n * 7.31, n * 3.77] as const);
const heightAt = (i: number, j: number) => readCrushed(crushedSheet(), i, j);

test("a crushed sheet goes on beyond its rims", () => {
  for (const [i, j] of places) {
    expect(heightAt(i + side, j - 2 * side)).toBeCloseTo(heightAt(i, j), 4);
  }
});

test("most of a crushed sheet is flat, and little of it steep", () => {
  const step = 0.5;
  const slopes = places.map(([i, j]) =>
    Math.hypot(
      (heightAt(i + step, j) - heightAt(i - step, j)) / (2 * step),
      (heightAt(i, j + step) - heightAt(i, j - step)) / (2 * step),
    ),
  );
  const share = (from: number) => slopes.filter((slope) => slope > from).length / slopes.length;
  expect(share(0.8)).toBeLessThan(0.5);
  expect(share(2)).toBeGreaterThan(0.02);
  expect(share(4)).toBeLessThan(0.02);
});

/** A flat piece of 300 by 300 units after handling. */
function handled(broad: number, seed = 5) {
  const mesh = Mesh.over(0, 0, 300, 300, 5);
  mesh.active.fill(1);
  const rise = new Float32Array(mesh.z.length);
  keepCreases(mesh, rise, { broad, fine: 0, seed }, new Float32Array(rise.length).fill(1));
  let squares = 0;
  let links = 0;
  for (let k = 0; k + mesh.columns < rise.length; k++) {
    if ((k + 1) % mesh.columns === 0) continue;
    squares += (rise[k + 1]! - rise[k]!) ** 2 + (rise[k + mesh.columns]! - rise[k]!) ** 2;
    links++;
  }
  return { mesh, rise, slope: Math.sqrt(squares / links) / mesh.spacing };
}

test("handled cloth is as steep as it is told", () => {
  const slopes = [1, 2, 3, 4, 5, 6].map((seed) => handled(0.1, seed).slope);
  const mean = slopes.reduce((sum, slope) => sum + slope, 0) / slopes.length;
  expect(mean).toBeGreaterThan(0.06);
  expect(mean).toBeLessThan(0.14);
});

test("what stands above the table moves with the creases", () => {
  const { mesh, rise } = handled(0.1);
  expect(Array.from(mesh.z)).toEqual(Array.from(rise));
});

test("no two garments are creased alike, and the same one always is", () => {
  expect(handled(0.1, 5).rise).toEqual(handled(0.1, 5).rise);
  expect(handled(0.1, 6).rise).not.toEqual(handled(0.1, 5).rise);
});

test("what was not handled lies as it was", () => {
  const { rise, mesh } = handled(0);
  expect(rise.every((height) => height === 0)).toBe(true);
  expect(mesh.x[1]).toBe(Mesh.over(0, 0, 300, 300, 5).x[1]);
});

test("cloth is worked where it has surplus, and a little beside it", () => {
  const mesh = Mesh.over(0, 0, 300, 300, 5);
  const worked = workedPlaces(mesh, {
    outline: [],
    optics: { kind: "matte", wrap: 0.2 },
    seed: 1,
    excess: (e, u) => {
      if (u > 150) e.along(1, 0, 0.2);
    },
  });
  const at = (u: number) => mesh.read(worked, u, 150);
  expect(at(40)).toBeLessThan(0.2);
  expect(at(140)).toBeGreaterThan(1.5 * at(40));
  expect(at(260)).toBeGreaterThan(0.95);
});
