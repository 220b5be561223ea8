import { describe, expect, test } from "vitest";
import { languageRedirect } from "./language.ts";

const to = (url: string, headers: Record<string, string>) =>
  languageRedirect(url, headers)?.location ?? null;

describe("the language of an address", () => {
  test("Englishmen are led to the same page in English, Russians stay", () => {
    expect(to("/women?page=2", { "accept-language": "en-GB,en;q=0.9" })).toBe("/en/women?page=2");
    expect(to("/", { "accept-language": "en" })).toBe("/en");
    expect(to("/?utm_source=x", { "accept-language": "en" })).toBe("/en?utm_source=x");
    expect(to("/women", { "accept-language": "ru-RU,ru;q=0.9,en;q=0.8" })).toBeNull();
  });

  test("who says nothing, or speaks neither language, gets Russian", () => {
    expect(to("/", {})).toBeNull();
    expect(to("/", { "accept-language": "de,fr;q=0.9" })).toBeNull();
    expect(to("/", { "accept-language": "*" })).toBeNull();
    expect(to("/", { "accept-language": `en,${"x".repeat(300)}` })).toBeNull();
  });

  test("the better liked language wins, whatever its place", () => {
    expect(to("/", { "accept-language": "ru;q=0.3, en;q=0.9" })).toBe("/en");
    expect(to("/", { "accept-language": "de, ru;q=0.8, en;q=0.7" })).toBeNull();
    expect(to("/", { "accept-language": "en;q=0, ru;q=0.5" })).toBeNull();
  });

  test("a choice made before stands over the browser", () => {
    const english = { "accept-language": "en" };
    expect(to("/", { ...english, cookie: "cb=1; locale=ru" })).toBeNull();
    expect(to("/", { "accept-language": "ru", cookie: "locale=en" })).toBe("/en");
    expect(to("/", { ...english, cookie: "locale=de" })).toBe("/en");
  });

  test("English addresses, data and files are left alone", () => {
    for (const url of ["/en", "/en/women", "/women.data", "/_root.data", "/favicon.ico"]) {
      expect(to(url, { "accept-language": "en" })).toBeNull();
    }
  });
});
