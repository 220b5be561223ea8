import { readdirSync } from "node:fs";
import { parse } from "node:path";
import { describe, expect, test } from "vitest";
import { menuNames } from "#contract/settings.ts";
import { categories } from "../goods/categories.ts";
import { collections } from "../goods/collections.ts";
import { products } from "../goods/index.ts";
import { kits } from "../goods/kits.ts";
import { places } from "../goods/places.ts";
import { footerAlerts, headerAlerts } from "./alerts.ts";
import { deliveryZones } from "./delivery.ts";
import { homeSections } from "./home.ts";
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
      "/sets",
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
    const kept = readdirSync(new URL("../pictures/", import.meta.url)).map((f) => parse(f).name);
    for (const picture of pictures) expect(kept).toContain(picture);
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
