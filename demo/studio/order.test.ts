import { expect, test, vi } from "vitest";
import { sewn } from "./order.ts";
import { laidDown } from "./standing/laid-down.ts";

vi.mock("./standing/laid-down.ts", { spy: true });

// To lie down takes a bag some ten seconds, and most of its views show it standing.
test("what stands lies down only when its pieces are asked for", { timeout: 60_000 }, () => {
  const bag = sewn({ cut: "small-bag", cloth: "leather" });
  expect(laidDown).not.toHaveBeenCalled();
  expect(bag.pieces.map(({ handled }) => handled)).toEqual([expect.anything()]);
  expect(laidDown).toHaveBeenCalledOnce();
});
