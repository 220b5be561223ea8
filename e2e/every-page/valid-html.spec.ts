import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

const checker: string = createRequire(import.meta.url)("vnu-jar");
const hasJava = spawnSync("java", ["-version"]).status === 0;

const pages = {
  home: "/",
  "home-en": "/en",
  category: "/women/clothing",
  "category-en": "/en/women/clothing?page=2",
  filtered: "/women?color=black&price=-35000&size=m",
  product: "/product/silk-slip-dress-emerald",
  "product-en": "/en/product/nylon-bomber-khaki",
  sets: "/sets",
  "set-en": "/en/set/platform-nine",
  about: "/about",
  static: "/pages/size-guide",
  cart: "/order/cart",
  form: "/order/form",
  search: "/search?q=%D0%BC%D0%BE%D1%81%D0%BA%D0%B2%D0%B0",
  "search-en": "/en/search?q=silk",
  favorites: "/my/favorites",
  missing: "/no-such-page",
};

test("the W3C's checker finds nothing in any kind of page", async ({ request }, testInfo) => {
  test.skip(!hasJava, "The W3C's checker needs Java (apt-get install default-jre-headless)");
  test.setTimeout(120_000);
  const folder = testInfo.outputPath();
  mkdirSync(folder, { recursive: true });
  const files: string[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const language = path.startsWith("/en") ? "en" : "ru";
    const answer = await request.get(path, { headers: { "accept-language": language } });
    const file = join(folder, `${name}.html`);
    writeFileSync(file, await answer.text());
    files.push(file);
  }
  const { stderr } = spawnSync(
    "java",
    ["-jar", checker, "--errors-only", "--format", "gnu", ...files],
    {
      encoding: "utf8",
    },
  );
  expect(stderr.replaceAll(folder, "")).toBe("");
});
