import { expect, test } from "vitest";
import { rules } from "./rules.ts";
import { readSources } from "./source-file.ts";

test("every file of the repository keeps to the rooms", () => {
  const breaches = readSources().flatMap((file) =>
    rules.flatMap((rule) => rule(file).map((sentence) => `${file.path}: ${sentence}`)),
  );
  expect(breaches).toEqual([]);
});
