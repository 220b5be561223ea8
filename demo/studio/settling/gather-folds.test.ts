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

/** A fold along the middle of the sheet; its sides rise at most 0.86 of its height over its width. */
const foldOf = (height: number, width: number) => (x: number) =>
  height * Math.exp(-(((x - 100) / width) ** 2));
/** What it is before it is gathered, over the same nodes. */
const laid = (fold: (x: number) => number) =>
  Array.from({ length: 49 }, (_, n) => fold((n + 1) * 4));

test("a soft fold stays and its sides grow steeper", () => {
  const fold = foldOf(6, 22);
  const { heights, places } = sheet(fold);
  expect(span(heights)).toBeGreaterThan(0.85 * span(laid(fold)));
  expect(steepest(heights)).toBeGreaterThan(1.08 * steepest(laid(fold)));
  expect(places.map((z) => z - 10)).toEqual(heights.map((z) => expect.closeTo(z, 3)));
});

test("a fold that stands by itself is as steep as before", () => {
  const fold = foldOf(24, 18);
  const ratio = steepest(sheet(fold).heights) / steepest(laid(fold));
  expect(ratio).toBeGreaterThan(0.97);
  expect(ratio).toBeLessThan(1.03);
});

test("nothing sinks into what it lies on", () => {
  const highest = (least: number) => Math.max(...sheet(undulating, least).heights);
  expect(highest(0)).toBeLessThan(3.5);
  expect(highest(3.5)).toBeGreaterThanOrEqual(3.5);
});
