import { expect, test } from "vitest";
import { withAskedQuery } from "./redirect-query.ts";

test("an advertiser's mark goes along to where a piece has moved", () => {
  expect(withAskedQuery("/product/dress", "utm_source=letter&utm_medium=a%26b", "")).toBe(
    "/product/dress?utm_source=letter&utm_medium=a%26b",
  );
});

test("what the page was rendered with is for the redirect to say", () => {
  expect(withAskedQuery("/women?page=3", "page=99&gclid=x", "?page=99")).toBe(
    "/women?page=3&gclid=x",
  );
});

test("nothing is said twice, and a fragment stays behind the query", () => {
  expect(withAskedQuery("/women?sort=price#list", "sort=bad&from=a", "")).toBe(
    "/women?sort=price&from=a#list",
  );
  expect(withAskedQuery("/women", "page=2", "?page=2")).toBe("/women");
});
