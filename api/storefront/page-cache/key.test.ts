import { describe, expect, test } from "vitest";
import { canonicalQuery } from "./key.ts";

describe("the query of a page's key", () => {
  test.each([
    ["/women", "utm_source=x&page=2", "?page=2"],
    ["/women", "sort=-price&page=2&color=red", "?page=2&sort=-price&color=red"],
    ["/women", "page=1", ""],
    ["/women", "color=&page=2", "?page=2"],
    ["/en/women/dresses", "page=3", "?page=3"],
    ["/", "page=2", ""],
    ["/en", "page=2", ""],
    ["/product/dress", "recommend_code=similar&page=2", ""],
    ["/women.data", "page=2&_routes=ru%2F*", "?page=2&_routes=ru%2F*"],
    ["/product/dress.data", "page=2&_routes=a", "?_routes=a"],
  ])("of %s?%s is “%s”", (path, query, expected) => {
    expect(canonicalQuery(path, query)).toBe(expected);
  });

  test("does not depend on the order it was asked in", () => {
    expect(canonicalQuery("/women", "sort=price&page=2")).toBe(
      canonicalQuery("/women", "page=2&sort=price"),
    );
  });

  test("leaves out a value that is too long to be one of ours", () => {
    expect(canonicalQuery("/women", `page=2&color=${"a".repeat(400)}`)).toBe("?page=2");
  });
});
