import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { readers } from "../formats/registry.ts";
import { CatalogFault } from "../port.ts";
import { readArguments, usage } from "./arguments.ts";

it("reads a whole line of options", () => {
  const line = `a.csv --media ${tmpdir()} --mode replace --lang ru --currency-rate 92.5 --dry-run`;
  expect(readArguments([...line.split(" "), "--format=shopify-csv"])).toEqual({
    path: "a.csv",
    media: tmpdir(),
    mode: "replace",
    language: "ru",
    rate: 92_500_000n,
    dryRun: true,
    format: "shopify-csv",
    encoding: undefined,
    source: undefined,
  });
});

it.each([
  ["", "Which file?"],
  ["a.csv b.csv", "One file at a time"],
  ["a.csv --mode all", "--mode: merge or replace."],
  ["a.csv --media /nowhere", "--media: there is no folder /nowhere."],
  ["a.csv --currency-rate 0", "--currency-rate"],
  ["a.csv --lang de", "--lang: ru or en."],
  ["a.csv --encoding koi8", "--encoding: one of"],
  ["a.csv --source ../x", "--source"],
  ["a.csv --wat", "Unknown option '--wat'"],
])("says in one line what is wrong with %j", (line, words) => {
  const read = () => readArguments(line.split(" ").filter(Boolean));
  expect(read).toThrow(CatalogFault);
  expect(read).toThrow(words);
  expect(read).not.toThrow("\n");
});

it("names every format in its help", () => {
  expect(readArguments(["--help"])).toBe("help");
  for (const { id } of readers) expect(usage).toContain(id);
});
