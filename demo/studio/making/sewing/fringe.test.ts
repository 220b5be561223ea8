import { expect, test } from "vitest";
import { type Fringe, fringe, rootOf } from "./fringe.ts";

const strands: Fringe = { length: 100, pitch: 10, seed: 7 };
const along = Array.from({ length: 400 }, (_, n) => n * 1.3);

/** Places of the fringe so far from its tips that are covered by a strand. */
const covered = (left: number) => along.filter((across) => fringe(across, left, 50, strands) > 0);

test("above its fringe cloth keeps its rim and its threads", () => {
  expect(fringe(33, 101, 4.5, strands)).toBe(4.5);
  expect(rootOf(33, 101, strands)).toBe(33);
});

test("the last wefts hold the strands together, and farther down they part", () => {
  expect(covered(99.5)).toEqual(along);
  expect(covered(40).length).toBeLessThan(0.9 * along.length);
});

test("a strand keeps the threads it left the weave with, however far it strays", () => {
  const strayed = covered(50).map((across) => {
    const root = rootOf(across, 50, strands);
    const strand = Math.round(root / strands.pitch) * strands.pitch;
    // Twisted, it is thinner than the room it had in the weave.
    expect(Math.abs(root - strand)).toBeLessThan(0.4 * strands.pitch);
    return Math.abs(across - root);
  });
  expect(Math.max(...strayed)).toBeGreaterThan(0.5 * strands.pitch);
});

test("fewer and fewer strands reach on towards the tips", () => {
  const near = covered(10);
  expect(near.length).toBeGreaterThan(0);
  expect(near.length).toBeLessThan(covered(25).length);
});
