import { expect, test } from "vitest";
import { cleanHtml } from "./clean-html.ts";

test.each([
  ["https://x.example/a b>c", "https://x.example/a%20b%3Ec"],
  ["https://x.example/?a=[1]|2", "https://x.example/?a=%5B1%5D%7C2"],
  [
    "https://пример.рф/платья",
    "https://xn--e1afmkfd.xn--p1ai/%D0%BF%D0%BB%D0%B0%D1%82%D1%8C%D1%8F",
  ],
  ["/size guide?x=1#top", "/size%20guide?x=1#top"],
  ["#sizes", "#sizes"],
  ["tel:+7 (916) 204-31-05", "tel:+7916204-31-05"],
  ["mailto:a@b.ru?subject=Hi", "mailto:a@b.ru?subject=Hi"],
])("the link to %s is written as the standard has it", (written, clean) => {
  const html = cleanHtml(`<a href="${written}">a</a>`);
  expect(html).toBe(`<a href="${clean}">a</a>`);
  expect(cleanHtml(html)).toBe(html);
});

test.each([
  "https://ex%zz/",
  "http://[bad",
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,x",
])("the link to %j leads nowhere", (address) => {
  expect(cleanHtml(`<a href="${address}">a</a>`)).toBe("<a>a</a>");
});

test("a cell spans what it can, and says nothing of what it cannot", () => {
  const row = (cells: string) => `<table><tr>${cells}</tr></table>`;
  const written = `<td colspan="2" rowspan="0">a</td><th colspan="-1" rowspan="9999">b</th>`;
  expect(cleanHtml(row(written))).toBe(row(`<td colspan="2">a</td><th>b</th>`));
});
