import { expect, test } from "vitest";
import { locales } from "#contract/locale.ts";
import { isExternal, links, localeOf, withoutLocale } from "./links.ts";

test("an address within the shop gets its language", () => {
  expect(links.ru.any("/women")).toBe("/women");
  expect(links.en.any("/women")).toBe("/en/women");
  expect(links.en.any("/en/women?sort=price")).toBe("/en/women?sort=price");
  expect(links.ru.any("/en/women")).toBe("/women");
  expect(links.en.any("/")).toBe("/en");
});

test.each([
  ...["https://vk.com/shop", "http://old.example", "HTTPS://VK.COM", "//cdn.example/a"],
  ...["tel:+78005550426", "mailto:shop@example.com"],
])("%s leaves the shop as it is", (url) => {
  expect(isExternal(url)).toBe(true);
  for (const locale of locales) expect(links[locale].any(url)).toBe(url);
});

test("an address that only looks like another site's stays here", () => {
  expect(links.en.any("/https://vk.com")).toBe("/en/https://vk.com");
  expect(links.en.any("#sizes")).toBe("#sizes");
});

test("a category made of a kit leads to the kit's list, any other to its own", () => {
  expect(links.ru.category("women/gifts", "gifts")).toBe("/list/gifts");
  expect(links.en.category("women/gifts", "gifts")).toBe("/en/list/gifts");
  expect(links.en.category("women/dresses", null)).toBe("/en/women/dresses");
});

test("looks stand under their own address, by category too", () => {
  expect(links.ru.sets()).toBe("/sets");
  expect(links.en.sets("women")).toBe("/en/sets/women");
  expect(links.en.set("silk-at-noon")).toBe("/en/set/silk-at-noon");
  expect(localeOf(links.en.set("a"))).toBe("en");
  expect(withoutLocale(links.en.sets())).toBe("/sets");
});
