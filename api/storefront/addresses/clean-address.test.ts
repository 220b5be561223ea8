import { describe, expect, test } from "vitest";
import { cleanPath } from "./clean-address.ts";

describe("an address", () => {
  test.each([
    ["/women/", "/women"],
    ["/index.html", "/"],
    ["/women/index.php", "/women"],
    ["/ru", "/"],
    ["/ru/women", "/women"],
    ["/slug/women/dresses", "/women/dresses"],
    ["/en/slug/women", "/en/women"],
    ["/en/", "/en"],
    ["//evil.example", "/evil.example"],
    ["/\\evil.example/", "/evil.example"],
  ])("%s goes to %s", (path, clean) => {
    expect(cleanPath(path)).toBe(clean);
  });

  test.each(["/", "/women", "/en", "/en/women/dresses", "/russia", "/slug"])(
    "%s is clean",
    (path) => {
      expect(cleanPath(path)).toBeNull();
    },
  );
});
