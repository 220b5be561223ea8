import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { everyTag, TagClock } from "./tag-clock.ts";

describe("the clock of tags", () => {
  test("what moved while a page was made keeps that page from being kept", () => {
    const clock = new TagClock();
    const start = clock.begin();
    clock.move(["product:1"]);
    expect(clock.end(start, ["product:1", "settings"])).toBe(false);
  });

  test("what moved before, or is not on the page, does no harm", () => {
    const clock = new TagClock();
    clock.move(["product:1"]);
    const start = clock.begin();
    clock.move(["product:2"]);
    expect(clock.end(start, ["product:1"])).toBe(true);
  });

  test("the tag of everything moves every page", () => {
    const clock = new TagClock();
    const start = clock.begin();
    clock.move([everyTag]);
    expect(clock.end(start, ["product:1"])).toBe(false);
  });

  test("however pages and announcements follow each other, none is kept that has moved", () => {
    const tag = fc.constantFrom<string[]>("a", "b", "c");
    const step = fc.oneof(
      fc.record({ act: fc.constant("begin" as const), tags: fc.array(tag, { maxLength: 2 }) }),
      fc.record({ act: fc.constant("move" as const), tags: fc.array(tag, { maxLength: 2 }) }),
      fc.record({ act: fc.constant("end" as const), which: fc.nat(5) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const clock = new TagClock();
        const running: { start: number; tags: string[]; hasMoved: boolean }[] = [];
        for (const next of steps) {
          if (next.act === "begin") {
            running.push({ start: clock.begin(), tags: next.tags, hasMoved: false });
          } else if (next.act === "move") {
            clock.move(next.tags);
            for (const page of running) {
              page.hasMoved ||= page.tags.some((own) => next.tags.includes(own));
            }
          } else {
            const [page] = running.splice(next.which, 1);
            if (page) expect(clock.end(page.start, page.tags)).toBe(!page.hasMoved);
          }
        }
      }),
    );
  });
});
