import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanHtml, textOf } from "./clean-html.ts";

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
  const table = (cells: string) =>
    `<table><tr>${cells}</tr><tr><td>c</td><td>d</td><td>e</td></tr></table>`;
  const written = `<td colspan="2" rowspan="0">a</td><th colspan="-1" rowspan="9999">b</th>`;
  expect(cleanHtml(table(written))).toBe(table(`<td colspan="2">a</td><th>b</th>`));
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
      "<p>a<b>b</b></p><ul><li><p><b>c</b></p></li></ul><p><b>d</b></p>",
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
