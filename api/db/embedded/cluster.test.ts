import { expect, test } from "vitest";
import { reasonIn } from "./cluster.ts";

test.each([
  'FATAL:  could not extend file "base/1/2691": No space left on device',
  'FATAL:  could not extend file "base/1/2691": wrote only 4096 of 8192 bytes\nHINT:  Check free disk space.',
])("a full disk is named, whatever PostgreSQL breaks on after it: %s", (complaint) => {
  const messages = `${complaint}\nPANIC:  cannot abort transaction 1, it was already committed\n`;
  expect(reasonIn(messages)).toBe("the disk is full.");
});

test("else the last fault that PostgreSQL tells is the reason", () => {
  const messages = "LOG:  starting\nFATAL:  data directory has wrong ownership\nAborted\n";
  expect(reasonIn(messages)).toBe("data directory has wrong ownership");
});
