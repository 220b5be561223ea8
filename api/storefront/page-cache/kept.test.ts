import { describe, expect, test, vi } from "vitest";
import { Kept, type Made } from "./kept.ts";

function page(value: string, tags: string[] = [], more: Partial<Made<string>> = {}): Made<string> {
  const validUntil = Number.POSITIVE_INFINITY;
  return { value, tags: new Set(tags), validUntil, bytes: 10, keep: true, ...more };
}

function later<V>() {
  return Promise.withResolvers<V>();
}

describe("kept values", () => {
  test("are known as they were while nothing can be heard of changes, and no longer", async () => {
    const kept = new Kept<string>(100);
    await kept.getOrMake("/dress", async () => page("dress"));
    await kept.getOrMake("/sale", async () => page("sale", [], { validUntil: Date.now() + 50 }));
    kept.suspend();
    kept.suspend();
    expect(kept.get("/dress")).toBeUndefined();
    expect(kept.lastKnown("/dress")?.value).toBe("dress");
    await vi.waitFor(() => expect(kept.lastKnown("/sale")).toBeUndefined());
    kept.resume();
    expect(kept.lastKnown("/dress")).toBeUndefined();
  });

  test("are made once, however many ask at a time", async () => {
    const kept = new Kept<string>(100);
    const made = later<Made<string>>();
    const make = vi.fn(() => made.promise);
    const asked = [kept.getOrMake("/", make), kept.getOrMake("/", make)];
    made.resolve(page("home"));
    expect((await Promise.all(asked)).map(({ value }) => value)).toEqual(["home", "home"]);
    expect(kept.get("/")?.value).toBe("home");
    expect(make).toHaveBeenCalledOnce();
  });

  test("go when one of their tags is announced, the others stay", async () => {
    const kept = new Kept<string>(100);
    await kept.getOrMake("/dress", async () => page("dress", ["product:1", "settings"]));
    await kept.getOrMake("/coat", async () => page("coat", ["product:2", "settings"]));
    kept.announce(["product:1"]);
    expect(kept.get("/dress")).toBeUndefined();
    expect(kept.get("/coat")?.value).toBe("coat");
    kept.announce(["*"]);
    expect(kept.size).toBe(0);
    expect(kept.bytes).toBe(0);
  });

  test("are served once and not kept when a tag moved while they were made", async () => {
    const kept = new Kept<string>(100);
    const made = later<Made<string>>();
    const asked = kept.getOrMake("/dress", () => made.promise);
    kept.announce(["product:1"]);
    made.resolve(page("the old price", ["product:1"]));
    expect((await asked).value).toBe("the old price");
    expect(kept.get("/dress")).toBeUndefined();
  });

  test("who asks after an announcement does not get what was begun before it", async () => {
    const kept = new Kept<string>(100);
    const old = later<Made<string>>();
    const first = kept.getOrMake("/dress", () => old.promise);
    kept.announce(["product:1"]);
    const second = await kept.getOrMake("/dress", async () => page("new", ["product:1"]));
    old.resolve(page("old", ["product:1"]));
    expect((await first).value).toBe("old");
    expect(second.value).toBe("new");
    expect(kept.get("/dress")?.value).toBe("new");
  });

  test("end with their time", async () => {
    vi.useFakeTimers({ now: 1000 });
    const kept = new Kept<string>(100);
    await kept.getOrMake("/sale", async () => page("sale", [], { validUntil: 2000 }));
    vi.setSystemTime(1999);
    expect(kept.get("/sale")?.value).toBe("sale");
    vi.setSystemTime(2000);
    expect(kept.get("/sale")).toBeUndefined();
    vi.useRealTimers();
  });

  test("make room for newer ones, those used longest ago first", async () => {
    const kept = new Kept<string>(25);
    for (const key of ["a", "b"]) await kept.getOrMake(key, async () => page(key));
    kept.get("a");
    await kept.getOrMake("c", async () => page("c"));
    expect([kept.get("a")?.value, kept.get("b")?.value, kept.get("c")?.value]).toEqual([
      "a",
      undefined,
      "c",
    ]);
    expect(kept.bytes).toBe(20);
  });

  test("are not kept when they must not be, when making failed, or while nothing is heard", async () => {
    const kept = new Kept<string>(100);
    await kept.getOrMake("/404", async () => page("missing", [], { keep: false }));
    await expect(kept.getOrMake("/500", () => Promise.reject(new Error("down")))).rejects.toThrow();
    kept.suspend();
    await kept.getOrMake("/", async () => page("home"));
    expect(kept.size).toBe(0);
    kept.resume();
    await kept.getOrMake("/", async () => page("home"));
    expect(kept.size).toBe(1);
  });
});
