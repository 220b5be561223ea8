import { expect, test } from "vitest";
import { breachesIn } from "./rules.ts";
import { readSources } from "./source-file.ts";

test("every file of the repository keeps to the rooms", () => {
  expect(breachesIn(readSources())).toEqual([]);
});
