import fc from "fast-check";
import iconv from "iconv-lite";
import { expect, it } from "vitest";
import { temporaryFile } from "../testing/files.ts";
import { guessDialect } from "./dialect.ts";
import { detectEncoding, type Encoding } from "./encoding.ts";

const russian = fc
  .array(fc.constantFrom("платье", "лён", "ёлка", "Щука", "size", "42", "«ось»"), { minLength: 1 })
  .map((words) => `${words.join(" ")} ю`);

it.each<[string, Encoding]>([
  ["utf8", "utf-8"],
  ["win1251", "windows-1251"],
  ["utf16le", "utf-16le"],
])("tells Russian in %s", async (written, told) => {
  await fc.assert(
    fc.asyncProperty(russian, async (text) => {
      const bytes = iconv.encode(`sku,name\nA-1,${text}\n`, written, {
        addBOM: written === "utf16le",
      });
      expect(await detectEncoding(temporaryFile(bytes))).toBe(told);
      expect(new TextDecoder(told).decode(bytes)).toContain(text);
    }),
    { numRuns: 30 },
  );
});

const sentences = "Платье из льна, который не мнётся. Стирать руками при 30°, сушить на плечиках.";

it.each<[string, Encoding, string]>([
  ["win1251", "windows-1251", sentences],
  ["win1251", "windows-1251", sentences.toUpperCase()],
  ["cp866", "ibm866", sentences],
  ["koi8-r", "koi8-r", sentences],
  ["maccyrillic", "x-mac-cyrillic", sentences],
  ["win1252", "windows-1252", "Chloé, Hermès, Lancôme: déjà vu"],
])("tells %s by the frequency of its letters", async (written, told, text) => {
  const bytes = iconv.encode(`sku,name\nA-1,${text}\n`, written);
  expect(await detectEncoding(temporaryFile(bytes))).toBe(told);
  expect(new TextDecoder(told).decode(bytes)).toContain(text.replace("°", "").slice(0, 40));
});

it("tells CP1251 by a letter that stands after three megabytes of plain ASCII", async () => {
  const bytes = iconv.encode(`${"plain,row\n".repeat(320_000)}платье`, "win1251");
  expect(await detectEncoding(temporaryFile(bytes))).toBe("windows-1251");
});

it("is not led away from UTF-8 by one broken byte, nor by a letter cut between two reads", async () => {
  const bytes = Buffer.concat([
    Buffer.from("я".repeat(1_000_000)),
    Buffer.from([0xff]),
    Buffer.from("ы"),
  ]);
  expect(await detectEncoding(temporaryFile(Buffer.concat([Buffer.from("x"), bytes])))).toBe(
    "utf-8",
  );
});

it("guesses the separator from the header, whatever stands in quotes", () => {
  const names = fc.array(fc.constantFrom("sku", "name", '"a, b; c"', "price", '"x\ty"'), {
    minLength: 3,
  });
  fc.assert(
    fc.property(names, fc.constantFrom(",", ";", "\t", "|"), (cells, separator) => {
      expect(guessDialect(`${cells.join(separator)}\n1,2;3\t4,,,,;;;;`).separator).toBe(separator);
    }),
  );
  expect(guessDialect("sep=;\na,b,c,d;e").separator).toBe(";");
});
