import { expect, test } from "vitest";
import { pictureMarkup } from "./markup.ts";

const coat = {
  id: "0a1b",
  width: 1200,
  height: 1600,
  alt: "Coat",
  preview: "data:image/webp;base64,AA",
};
const look = { steps: "large", sizes: "50vw", alt: "Coat" } as const;

test("a picture is never asked for wider than its original", () => {
  const html = pictureMarkup(coat, look);
  expect(html).toContain("/pictures/0a1b/w1200.avif 1200w");
  expect(html).not.toContain("1600w");
  expect(pictureMarkup({ ...coat, width: 90 }, look)).toContain("/pictures/0a1b/w640.avif 640w");
});

test("width and height always stand in the markup, whatever the format", () => {
  expect(pictureMarkup(coat, look)).toMatch(/<img [^>]*width="1200" height="1600"/);
});

test("only the first screen's picture is fetched at once", () => {
  expect(pictureMarkup(coat, look)).toContain('loading="lazy"');
  expect(pictureMarkup({ ...coat }, { ...look, first: true })).toContain('fetchpriority="high"');
  expect(pictureMarkup({ ...coat }, { ...look, first: true })).not.toContain("lazy");
});

test("words in a picture's description cannot leave their attribute", () => {
  const html = pictureMarkup(coat, { ...look, alt: '"><script>alert(1)</script>' });
  expect(html).toContain('alt="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
});
