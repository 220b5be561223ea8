import { expect, test } from "vitest";
import { orderFor } from "../../order.ts";
import { farHem } from "./far-hem.ts";

const order = orderFor({ cut: "t-shirt", cloth: "jersey", seed: 5 });
const half = "0,350 100,260^ 280,560^ 277,880 281,1022 140,1041 0,1043";

const layers = (topY: number) =>
  farHem(order, (u, v) => [u, v], { half, topY, below: [4, 2], make: () => {} });
const layer = layers(1018)[0]!;

test("the far layer reaches from where it is first seen to the hem, alike on both sides", () => {
  const across = layer.outline.map(({ x }) => x);
  const heights = layer.outline.map(({ y }) => y);
  expect(Math.min(...heights)).toBe(1018);
  expect(Math.max(...heights)).toBe(1043);
  expect(Math.min(...across) + Math.max(...across)).toBe(1200);
});

test("it lies below the near one everywhere, here more than there", () => {
  const lower = Array.from({ length: 60 }, (_, n) => layer.pose!(330 + 9 * n, 1040)[1] - 1040);
  expect(Math.min(...lower)).toBeGreaterThanOrEqual(2);
  expect(Math.max(...lower)).toBeLessThanOrEqual(6);
  expect(Math.max(...lower) - Math.min(...lower)).toBeGreaterThan(0.5);
});

test("a body that ends above it shows none", () => {
  expect(layers(1050)).toEqual([]);
});
