import fc from "fast-check";
import { expect, test } from "vitest";
import { readableAddress } from "./readable-address.ts";

test.each([
  ["/women?page=2", "/women?page=2"],
  ["/%D0%BF%D0%BB%D0%B0%D1%82%D1%8C%D0%B5", "/%D0%BF%D0%BB%D0%B0%D1%82%D1%8C%D0%B5"],
  ["/%ff", "/%25ff"],
  ["/100%", "/100%25"],
  ["/%20%D0/%20", "/%2520%25D0/%20"],
  ["/%ff?q=%ff?", "/%25ff?q=%ff?"],
  ["/api/ru/%ff/", "/api/ru/%ff/"],
])("%s is read as %s", (given, readable) => {
  expect(readableAddress(given)).toBe(readable);
});

test("whatever is asked for can be read, and once read stays as it is", () => {
  const part = fc.oneof(fc.constantFrom("%", "/", "a", "%D0", "%BF"), fc.stringMatching(/^[^?]*$/));
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const readable = readableAddress(`/${parts.join("")}`);
      expect(() => decodeURIComponent(readable)).not.toThrow();
      expect(readableAddress(readable)).toBe(readable);
    }),
  );
});
