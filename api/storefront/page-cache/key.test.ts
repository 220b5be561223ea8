import { describe, expect, test } from "vitest";
import { canonicalQuery, isOneOfFew } from "./key.ts";

describe("the query of a page's key", () => {
  test.each([
    ["/women", "utm_source=x&page=2", "?page=2"],
    ["/women", "sort=-price&page=2", "?page=2&sort=-price"],
    ["/women", "page=1", ""],
    ["/women", "sort=&page=2", "?page=2"],
    ["/en/women/dresses", "page=3", "?page=3"],
    ["/", "page=2", ""],
    ["/en", "page=2", ""],
    ["/product/dress", "recommend_code=similar&page=2", ""],
    ["/women.data", "page=2&_routes=ru%2F*", "?page=2&_routes=ru%2F*"],
    ["/product/dress.data", "page=2&_routes=a", "?_routes=a"],
    [
      "/search",
      "page=2&sort=price&q=%D1%88%D0%B5%D0%BB%D0%BA",
      "?q=%D1%88%D0%B5%D0%BB%D0%BA&page=2",
    ],
    ["/en/search.data", "q=silk&utm_source=x&_routes=a", "?q=silk&_routes=a"],
    ["/search", `q=${"a".repeat(201)}`, ""],
    ["/my/favorites", "page=2", ""],
  ])("of %s?%s is “%s”", (path, query, expected) => {
    expect(canonicalQuery(path, query)).toBe(expected);
  });

  test("does not depend on the order it was asked in", () => {
    expect(canonicalQuery("/women", "sort=price&page=2")).toBe(
      canonicalQuery("/women", "page=2&sort=price"),
    );
  });

  test.each([
    "page=02",
    "page=2.0",
    "page=0x2",
    "page=%002",
    "page=1234567",
    "sort=A%00",
    `sort=${"a".repeat(81)}`,
    "color=red",
    "__proto__=2",
  ])("leaves out %s, which is no value of ours", (query) => {
    expect(canonicalQuery("/women", query)).toBe("");
  });
});

test("a search, an invented order or loader: pages of any number are not to be kept", () => {
  const isLoader = (id: string) => id === "ru/*";
  const isKept = (query: string) => isOneOfFew(query, isLoader);
  expect(["", "?page=2&sort=-price", "?_routes=ru%2F*"].map(isKept)).toEqual([true, true, true]);
  const endless = ["?sort=x1", "?_routes=x1", "?_routes=ru%2F*%2Cx1", "?q=silk"];
  expect(endless.filter(isKept)).toEqual([]);
});
