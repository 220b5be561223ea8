import { describe, expect, test } from "vitest";
import { menuNames } from "#contract/settings.ts";
import { brands } from "../goods/brands.ts";
import { categories } from "../goods/categories.ts";
import { collections } from "../goods/collections.ts";
import { colorReferences } from "../goods/color-references.ts";
import { models, productDescription, products } from "../goods/index.ts";
import { kits } from "../goods/kits.ts";
import { labels } from "../goods/labels.ts";
import { places } from "../goods/places.ts";
import { sizeGrids } from "../goods/size-grids.ts";
import { footerAlerts, headerAlerts } from "./alerts.ts";
import { deliveryTypes, deliveryZones, paymentTypes } from "./delivery.ts";
import { errorPage } from "./error-page.ts";
import { homePage, homeSections } from "./home.ts";
import { localities } from "./localities.ts";
import { type MenuLink, menus } from "./menus.ts";
import { pages } from "./pages/index.ts";
import { settings } from "./settings.ts";

const slugs = products.map(({ color }) => color.slug);
const paths = Object.keys(categories);

describe("references", () => {
  test("of menus, alerts and home lead to pages of the shop", () => {
    const addresses = new Set([
      "/",
      "/about",
      ...paths.map((path) => `/${path}`),
      ...slugs.map((slug) => `/product/${slug}`),
      ...pages.filter(({ slug }) => slug !== "about").map(({ slug }) => `/pages/${slug}`),
    ]);
    const links = (items: MenuLink[]): string[] =>
      items.flatMap(({ url, children }) => [url, ...links(children ?? [])]);
    const urls = [
      ...Object.values(menus).flatMap(({ items }) => links(items)),
      ...[...headerAlerts, ...footerAlerts].map(({ url }) => url),
      ...homeSections.flatMap((section) => {
        if (section.resourcetype === "Poster") return [section.url];
        if (section.resourcetype === "TextBlock") return [section.btn_url];
        return section.resourcetype === "TeaserCarousel" ? section.items.map(({ url }) => url) : [];
      }),
      errorPage.btnLink,
    ];
    for (const url of urls)
      expect(url.startsWith("https://") || addresses.has(url), url).toBe(true);
    expect(Object.keys(menus).sort()).toEqual([...menuNames].sort());
    const policy = settings.privacy_policy?.slug;
    expect(pages.map(({ slug }) => slug)).toContain(policy);
  });

  test("of home sections lead to kits and the studio's pictures, and all five kinds are there", () => {
    expect(new Set(homeSections.map(({ resourcetype }) => resourcetype)).size).toBe(5);
    const pictures = Object.values(collections).flatMap((c) => [c.listImage, c.imageMobile]);
    for (const section of homeSections) {
      if ("product_kit" in section)
        expect(kits.map(({ slug }) => slug)).toContain(section.product_kit);
      if ("image" in section) pictures.push(section.image, section.image_mobile);
      if ("items" in section) pictures.push(...section.items.map(({ image }) => image));
    }
    for (const picture of pictures) {
      expect(picture).toMatch(/^(poster-(satin|wool)(-mobile)?|still-[123])$/);
    }
  });

  test("of places and delivery lead to cities", () => {
    const cities = localities.map(({ slug }) => slug);
    expect(new Set(cities).size).toBeGreaterThanOrEqual(30);
    for (const { zone, deliveryZone, latitude, longitude, population, slug } of localities) {
      expect(() => new Intl.DateTimeFormat("ru", { timeZone: zone }), slug).not.toThrow();
      expect(
        deliveryZones.map((one) => one.slug),
        slug,
      ).toContain(deliveryZone);
      expect(latitude > 41 && latitude < 78 && longitude > 19 && longitude < 180, slug).toBe(true);
      expect(population, slug).toBeGreaterThan(100_000);
    }
    expect(deliveryZones.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    for (const place of Object.values(places)) expect(cities).toContain(place.locality);
    expect(cities).toContain(settings.default_city);
  });
});

describe("texts", () => {
  const written = [
    models,
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
    deliveryTypes,
    deliveryZones,
    paymentTypes,
    errorPage,
    homePage,
    homeSections,
    localities,
    menus,
    pages,
    settings,
  ].flatMap((data) => texts(data));

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
      for (const text of [ru, en]) expect(text).not.toMatch(/["']|\S {2,}\S| - | \)|\( /);
      expect(ru).not.toMatch(/[“”]| [—–]| руб\.|\d %/);
      expect(en).not.toMatch(/[«»]|\d rub\./);
    }
  });

  test("describe each product in words of its own, two to five sentences", () => {
    for (const language of ["ru", "en"] as const) {
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

function texts(data: unknown): { ru: string; en: string }[] {
  if (typeof data !== "object" || data === null) return [];
  if ("ru" in data && "en" in data) return [data as { ru: string; en: string }];
  return Object.values(data).flatMap((part) => texts(part));
}
