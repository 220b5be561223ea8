import { expect, test } from "vitest";
import { en } from "../../words/en/words.ts";
import { cardMarkup } from "./card-markup.ts";
import type { CardView } from "./card-view.ts";

const trick = `"><img src=x onerror=alert(1)>`;
const card: CardView = {
  id: 7,
  slug: "coat",
  title: trick,
  brand: trick,
  alt: trick,
  picture: { id: "0a", width: 1200, height: 1600, alt: "", preview: "" },
  more: [],
  offer: { kind: "price", price: 34_900, oldPrice: null, percent: 0 },
  labels: [trick, "New"],
  colors: [
    { id: 7, slug: "coat", title: trick, code: trick },
    { id: 8, slug: "coat-grey", title: "grey", code: "#888888" },
  ],
  buyable: true,
  soldOut: false,
};
const language = { locale: "en", words: en } as const;
const options = { sizes: "20vw" };

test("no word of a product can become markup on its card", () => {
  const html = cardMarkup(card, options, language);
  expect(html).not.toContain("<img src=x");
  expect(html.match(/<img /g)).toHaveLength(1);
});

test("a card leads to its product and, recommended, says by whom", () => {
  expect(cardMarkup(card, options, language)).toContain('href="/en/product/coat"');
  const recommended = cardMarkup(card, { ...options, recommendCode: "home" }, language);
  expect(recommended).toContain(
    'href="/en/product/coat?recommend_code=home&amp;recommend_product_id=7"',
  );
});

test("a card says its title once, by its picture where it has no words", () => {
  const coat = { ...card, title: "Coat", alt: "Coat", labels: [], colors: [], brand: null };
  expect(cardMarkup(coat, options, language)).toContain('alt=""');
  expect(cardMarkup(coat, { ...options, hideTitle: true }, language)).toContain('alt="Coat"');
  expect(cardMarkup({ ...coat, alt: "On a hook" }, options, language)).toContain('alt="On a hook"');
});

test("a card's link and buttons say its color: two cards of a garment differ in nothing else", () => {
  const html = cardMarkup(
    { ...card, title: "Coat", slug: "coat-grey", labels: [], brand: null },
    options,
    language,
  );
  expect(html.replace(/<[^>]*>/g, " ")).toMatch(/Coat\s+grey\s/);
  expect(html.match(/aria-label="[^"]*: Coat, grey"/g)).toHaveLength(2);
});

test("only what can be had can be put into the cart", () => {
  expect(cardMarkup(card, options, language)).toContain("data-add");
  const gone = cardMarkup({ ...card, buyable: false, soldOut: true }, options, language);
  expect(gone).not.toContain("data-add");
  expect(gone).toContain("Sold out");
});

test("wears every label, and marks its own color among the others", () => {
  const html = cardMarkup({ ...card, title: "Coat", labels: ["New", "Sale"] }, options, language);
  expect(html.match(/>(New|Sale)</g)).toEqual([">New<", ">Sale<"]);
  expect(html).toMatch(/href="\/en\/product\/coat" data-color="7" aria-current="true"/);
  expect(html).toMatch(/href="\/en\/product\/coat-grey" data-color="8" aria-label="Coat, grey"/);
});
