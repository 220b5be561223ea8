import { describe, expect, test } from "vitest";
import { brands } from "../goods/brands.ts";
import { categories } from "../goods/categories.ts";
import { collections } from "../goods/collections.ts";
import { colorReferences } from "../goods/color-references.ts";
import { models, productDescription, products } from "../goods/index.ts";
import { kits } from "../goods/kits.ts";
import { labels } from "../goods/labels.ts";
import { outfits } from "../goods/outfits.ts";
import { places } from "../goods/places.ts";
import type { Said } from "../goods/said.ts";
import { sizeGrids } from "../goods/size-grids.ts";
import { footerAlerts, headerAlerts } from "./alerts.ts";
import { deliveryZones } from "./delivery.ts";
import { errorPage } from "./error-page.ts";
import { homePage, homeSections } from "./home.ts";
import { localities } from "./localities.ts";
import { menus } from "./menus.ts";
import { pages } from "./pages/index.ts";
import { settings } from "./settings.ts";

const languages = ["ru", "en"] as const;

/** What every shop says of everything, so that it says nothing. */
const wornOut = {
  ru: [
    /идеально\s(?:под|соч)/iu,
    /м[аэ]ст[\s-]?х[эе]в/iu,
    /элегантн|стильн|изысканн|роскошн|неповторим|уникальн|незаменим/iu,
    /тренд|лаконичн|базов(?:ый|ая|ое)\sгардероб|капсул/iu,
    /подч[её]ркн(?:ё|е|у)т\sваш/iu,
    /для\sтех,\sкто\sценит/iu,
    /не\sтолько\s[^.]*,\sно\sи/iu,
  ],
  en: [
    /perfect for|must-have|look no further|whether you/iu,
    /\b(?:elegant|stylish|timeless|effortless|luxurious|versatile|iconic|curated)/iu,
    /\b(?:elevates?|effortlessly|seamlessly|boasts?)\b/iu,
    /\bnot (?:just|only)\b[^.]*\bbut\b/iu,
    /wardrobe (?:staple|essential)/iu,
  ],
};

const written = [
  models,
  outfits,
  brands,
  categories,
  collections,
  colorReferences,
  kits,
  labels,
  places,
  sizeGrids,
  headerAlerts,
  footerAlerts,
  deliveryZones,
  errorPage,
  homePage,
  homeSections,
  localities,
  menus,
  pages,
  settings,
].flatMap((data) => texts(data));

describe("texts", () => {
  test("are there in both languages", () => {
    expect(written.length).toBeGreaterThan(500);
    for (const { ru, en } of written) {
      expect(ru.trim(), en).not.toBe("");
      expect(en.trim(), ru).not.toBe("");
      expect(en).not.toMatch(/[а-яё]/i);
      expect(ru, "a Latin letter inside a Cyrillic word").not.toMatch(/[а-яё][a-z]|[a-z][а-яё]/i);
    }
  });

  test("are set with true quotation marks, dashes and no-break spaces", () => {
    for (const { ru, en } of written) {
      for (const text of [ru, en])
        expect(withoutTags(text)).not.toMatch(/["']|\S {2,}\S| - | \)|\( /);
      expect(ru).not.toMatch(/[“”]| [—–]| руб\.|\d %/);
      expect(en).not.toMatch(/[«»]|\d rub\./);
    }
  });

  test("lean on no phrase that every shop wears out, and never shout", () => {
    for (const said of written) {
      for (const language of languages) {
        expect(said[language]).not.toContain("!");
        for (const phrase of wornOut[language]) expect(said[language]).not.toMatch(phrase);
      }
    }
  });

  test("open each description and each color's sentence like no other", () => {
    for (const language of languages) {
      const described = models.map(({ description }) => opening(description[language]));
      expect(repeated(described), language).toEqual([]);
      const noted = products.map(({ color }) => opening(color.note[language], 4));
      expect(repeated(noted), language).toEqual([]);
    }
  });

  test("describe each product in words of its own, two to five sentences", () => {
    for (const language of languages) {
      const told = products.map((product) => productDescription(product)[language]);
      expect(new Set(told).size).toBe(products.length);
      expect(new Set(models.map(({ title }) => title[language])).size).toBe(models.length);
      for (const text of told) {
        const sentences = text.split(/[.!?…](?:\s|$)/).filter(Boolean).length;
        expect(sentences, text).toBeGreaterThanOrEqual(2);
        expect(sentences, text).toBeLessThanOrEqual(7);
      }
    }
  });
});

function opening(text: string, words = 3): string {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}’-]+/u)
    .slice(0, words)
    .join(" ");
}

function withoutTags(html: string): string {
  return html.replace(/<[^>]*>/g, "");
}

function repeated(lines: readonly string[]): string[] {
  return lines.filter((line, index) => lines.indexOf(line) !== index);
}

function texts(data: unknown): Said[] {
  if (typeof data !== "object" || data === null) return [];
  if ("ru" in data && "en" in data) return [data as Said];
  return Object.values(data).flatMap((part) => texts(part));
}
