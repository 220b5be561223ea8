import fc from "fast-check";
import { expect, it } from "vitest";
import { cleanDescription, cleanText } from "./html.ts";

it("makes paragraphs of plain text and keeps its signs", () => {
  expect(cleanDescription("Лён & хлопок\nвместе\n\n5 < 6")).toBe(
    "<p>Лён &#38; хлопок<br />вместе</p>\n<p>5 &#60; 6</p>",
  );
});

it("reads entities, whether there are tags or not", () => {
  const words = "&laquo;Лён&raquo; &mdash; 100&nbsp;%, 30&deg;";
  expect(cleanDescription(words)).toBe("<p>«Лён» — 100\u00a0%, 30°</p>");
  expect(cleanDescription(`<p>${words}</p>`)).toBe("<p>«Лён» — 100\u00a0%, 30°</p>");
});

it.each([
  `<p onmouseover="x()">a</p>`,
  `<img src=x onerror=alert(1)>`,
  `<a href="javascript:alert(1)">a</a>`,
  `<a href="//evil.example/">a</a>`,
  `<svg><script>alert(1)</script></svg>`,
  `<p style="position:fixed">a</p>`,
  `<iframe src="https://evil.example"></iframe>`,
  `<<script>script>alert(1)<</script>/script>`,
])("takes out of %s what could act", (html) => {
  const clean = cleanDescription(html);
  expect(clean).not.toMatch(/<(script|img|svg|iframe)|on\w+=|javascript:|style=|href="\/\//i);
});

it.each(["<ul><li>", "<b>", "<table><tr><td>", "<div>"])(
  "nests %s no deeper than a page can bear",
  (tags) => {
    const clean = cleanDescription(`${tags.repeat(1000)}Linen`);
    expect(clean.match(/<\w/g)?.length ?? 0).toBeLessThan(100);
    expect(clean).toContain("Linen");
  },
);

it("gives titles as plain text, whatever was in them", () => {
  expect(cleanText("  Dress&nbsp;<b>&amp;</b> coat\n\u0000 ")).toBe("Dress & coat");
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(cleanText(text, 20).length).toBeLessThanOrEqual(20 * 12);
      expect(cleanText(text)).toBe(cleanText(text).trim());
    }),
  );
});
