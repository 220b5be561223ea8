import { expect, test } from "vitest";
import { gatherFolds } from "./gather-folds.ts";
import { Mesh } from "./mesh.ts";

/**
 * A row across the middle of a sheet of 200 by 200 units, gathered; all of it is cloth but its
 * outermost nodes, and lies 10 units up. `least` is the height that it cannot sink below.
 */
function sheet(heightAt: (x: number) => number, least = 0) {
  const mesh = Mesh.over(0, 0, 200, 200, 4);
  const rise = new Float32Array(mesh.z.length);
  for (let k = 0; k < rise.length; k++) {
    const [i, j] = [k % mesh.columns, Math.floor(k / mesh.columns)];
    if (i === 0 || j === 0 || i === mesh.columns - 1 || j === mesh.rows - 1) continue;
    mesh.active[k] = 1;
    rise[k] = heightAt(i * mesh.spacing);
    mesh.z[k] = 10 + rise[k]!;
  }
  const row = Math.floor(mesh.rows / 2) * mesh.columns;
  gatherFolds(mesh, rise, new Float32Array(rise.length).fill(least));
  const across = (field: Float32Array) => Array.from(field.slice(row + 1, row + mesh.columns - 1));
  return { heights: across(rise), places: across(mesh.z) };
}

const span = (values: number[]) => Math.max(...values) - Math.min(...values);
const steepest = (values: number[]) =>
  Math.max(...values.slice(1).map((value, n) => Math.abs(value - values[n]!)));

const undulating = (x: number) => 3 + Math.sin(x / 16);

test("what only undulates lies down", () => {
  const { heights } = sheet(undulating);
  expect(span(heights)).toBeLessThan(0.6);
});

test("a fold stays and its sides grow steeper", () => {
  const fold = (x: number) => 12 * Math.exp(-(((x - 100) / 22) ** 2));
  const before = Array.from({ length: 49 }, (_, n) => fold((n + 1) * 4));
  const { heights, places } = sheet(fold);
  expect(span(heights)).toBeGreaterThan(span(before));
  expect(steepest(heights)).toBeGreaterThan(1.1 * steepest(before));
  expect(places.map((z) => z - 10)).toEqual(heights.map((z) => expect.closeTo(z, 3)));
});

test("nothing sinks into what it lies on", () => {
  const highest = (least: number) => Math.max(...sheet(undulating, least).heights);
  expect(highest(0)).toBeLessThan(3.5);
  expect(highest(3.5)).toBeGreaterThanOrEqual(3.5);
});
