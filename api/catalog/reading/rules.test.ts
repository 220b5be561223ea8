import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanHtml, textOf } from "../../html/clean-html.ts";
import { listOrder } from "../listing/list-order.ts";
import { isPartOf } from "./find-category.ts";
import { availabilityOf } from "./present-size.ts";

const chain = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e"), { minLength: 1 });

test("a chain with some of its upper links left out is a part of it", () => {
  fc.assert(
    fc.property(chain, fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }), (whole, kept) => {
      const part = whole.filter((_, index) => kept[index] || index === whole.length - 1);
      expect(isPartOf(part, whole)).toBe(true);
      expect(isPartOf([...part].reverse(), whole)).toBe(part.length === 1);
      expect(isPartOf([...part, "x"], whole)).toBe(false);
    }),
  );
});

test("an order is read from the address, and anything else is a label", () => {
  expect(listOrder(undefined)).toEqual({ by: "default" });
  expect(listOrder("")).toEqual({ by: "default" });
  expect(listOrder("-price")).toEqual({ by: "price", descending: true });
  expect(listOrder("discount")).toEqual({ by: "discount", descending: false });
  expect(listOrder("new")).toEqual({ by: "label", slug: "new" });
  expect(listOrder("--price")).toEqual({ by: "label", slug: "--price" });
});

test("a number of pieces is none, the last one, few or many", () => {
  expect([-1, 0, 1, 2, 3, 4, 99].map(availabilityOf)).toEqual([
    ...["none", "none", "last", "few", "few", "many", "many"],
  ]);
});

test("cleaned HTML acts in no way, and cleaning it again takes no more words out", () => {
  const piece = fc.constantFrom(
    ...["<script>", "</script>", "<img src=x onerror=a()>", "<a href='javascript:a()'>", "</a>"],
    ...["<p style='x' onclick=a()>", "<svg/onload=a()>", "<", ">", "&", '"', "text", "<!--", "-->"],
    ...["<div>", "</div>", "<ul><li>", "<b>", "</b>", "<hr>"],
    ...["<iframe src=//x>", "<a href=//x>", "<style>", "</style>", "<h1>", "&lt;script&gt;"],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const clean = cleanHtml(pieces.join(""));
      expect(clean).not.toMatch(
        /<(script|style|img|svg|iframe)|<[^>]*\son\w+=|javascript:|href="\/\//i,
      );
      expect(textOf(cleanHtml(clean))).toBe(textOf(clean));
      for (const [paragraph] of clean.matchAll(/<p>.*?(?:<\/p>|$)/gs)) {
        expect(paragraph).toMatch(/<\/p>$/);
        expect(paragraph.slice(3)).not.toMatch(/<(p|h\d|ul|ol|blockquote|table|hr)\b/);
      }
    }),
  );
});

test("a block within a paragraph parts it, as a browser would, and leaves none empty", () => {
  for (const [html, clean] of [
    ["<div><div>a</div><div>b</div>c</div>", "<p>a</p><p>b</p><p>c</p>"],
    [
      "<p>a<b>b<ul><li><p>c</p></li></ul>d</b></p>",
      "<p>a<b>b</b></p><ul><li><p>c</p></li></ul><p>d</p>",
    ],
    ["<div>a<hr>b<br>c</div>", "<p>a</p><hr /><p>b<br />c</p>"],
    ["<div><h1>A</h1></div><p> </p>", "<h2>A</h2>"],
    ["<table><tr><td><div>a</div></td></tr></table>", "<table><tr><td><p>a</p></td></tr></table>"],
  ] as const) {
    expect(cleanHtml(html)).toBe(clean);
    expect(cleanHtml(clean)).toBe(clean);
  }
});

test("the words of HTML stand on one line", () => {
  expect(textOf("<p>Silk &amp;\n shade</p><ul><li>&lt;soft&gt;</li></ul>")).toBe(
    "Silk & shade <soft>",
  );
});
