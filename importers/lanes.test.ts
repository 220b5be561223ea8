import { setTimeout as wait } from "node:timers/promises";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Lanes } from "./lanes.ts";

describe("lanes", () => {
  it("run at most so many at once, and what shares a key in its order", async () => {
    const pieces = fc.array(
      fc.record({ keys: fc.subarray(["a", "b", "c"]), ticks: fc.integer({ min: 0, max: 3 }) }),
      { maxLength: 60 },
    );
    await fc.assert(
      fc.asyncProperty(pieces, async (all) => {
        const lanes = new Lanes(3);
        const running = new Set<number>();
        const begun: number[] = [];
        for (const [index, { keys, ticks }] of all.entries()) {
          await lanes.start(keys, async () => {
            const beside = [...running].flatMap((other) => all[other]?.keys ?? []);
            expect(beside.filter((key) => keys.includes(key as never))).toEqual([]);
            running.add(index);
            begun.push(index);
            expect(running.size).toBeLessThanOrEqual(3);
            for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
            if (ticks === 3) await wait(1);
            running.delete(index);
          });
        }
        await lanes.finish();
        expect([...begun].sort((one, other) => one - other)).toEqual([...all.keys()]);
        for (const key of ["a", "b", "c"]) {
          const sharing = begun.filter((index) => all[index]?.keys.includes(key as never));
          expect(sharing).toEqual([...sharing].sort((one, other) => one - other));
        }
      }),
      { numRuns: 50 },
    );
  });

  it("tell the first fault and begin nothing after it", async () => {
    const lanes = new Lanes(2);
    const begun: number[] = [];
    const startAll = async () => {
      for (let index = 0; index < 200; index += 1) {
        await lanes.start([], async () => {
          begun.push(index);
          await wait(1);
          if (index === 5) throw new Error("the disk is full");
        });
      }
      await lanes.finish();
    };
    await expect(startAll()).rejects.toThrow("the disk is full");
    await lanes[Symbol.asyncDispose]();
    expect(begun.length).toBeLessThan(12);
  });
});
