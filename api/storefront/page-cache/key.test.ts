import { describe, expect, test } from "vitest";
import { canonicalQuery, isOneOfFew } from "./key.ts";

const groups = new Set(["color", "size"]);

describe("the query of a page's key", () => {
  test.each([
    ["/women", "utm_source=x&page=2", "?page=2"],
    ["/women", "sort=-price&page=2", "?sort=-price&page=2"],
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
    ["/women", "size=m&color=red,black&color=red&in_stock=1", "?color=black,red&size=m&in_stock=1"],
    ["/women", "price=5000-1000&color=", "?price=1000-5000"],
    ["/women", "yclid=12345&color=red", "?color=red"],
    ["/catalog", "category=women/dresses&page=2", "?page=2&category=women%2Fdresses"],
    ["/women", "category=women", ""],
    ["/sets", "page=2&color=red&sort=price", "?page=2"],
    ["/en/sets/women", "page=1&color=red", ""],
    ["/set/silk-at-noon", "page=2&color=red", ""],
    ["/list/gifts", "page=2&color=red&sort=price", "?page=2"],
  ])("of %s?%s is “%s”", (path, query, expected) => {
    expect(canonicalQuery(path, query, groups)).toBe(expected);
  });

  test("keeps whatever may be a filter group while the groups are not known", () => {
    expect(canonicalQuery("/women", "yclid=12345&color=red")).toBe("?color=red&yclid=12345");
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
    "flavor=mint",
    "color=%D0%BA%D1%80%D0%B0%D1%81%D0%BD%D1%8B%D0%B9",
    "__proto__=2",
  ])("leaves out %s, which is no value of ours", (query) => {
    expect(canonicalQuery("/women", query, groups)).toBe("");
  });
});

test("a search, a range of prices, many choices, an invented loader: pages of any number are not to be kept", () => {
  const isLoader = (id: string) => id === "ru/*";
  const isKept = (query: string) => isOneOfFew(query, isLoader);
  expect(["", "?page=2&sort=-price", "?_routes=ru%2F*"].map(isKept)).toEqual([true, true, true]);
  const few = ["?color=red,black", "?color=red&in_stock=1", "?in_stock=1&sale=1&page=3"];
  expect(few.filter(isKept)).toEqual(few);
  const endless = [
    ...["?_routes=x1", "?_routes=ru%2F*%2Cx1", "?q=silk", "?category=women"],
    ...["?price=1000-", "?color=red,black,green", "?color=red&size=m&sale=1"],
  ];
  expect(endless.filter(isKept)).toEqual([]);
});
