import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { saveKit } from "../catalog/public.ts";
import { saveRedirect } from "../seo/public.ts";
import { testDatabase } from "../testing/database.ts";
import { type ReadCall, reader } from "../testing/read-call.ts";
import { type SmallShop, siteId, smallShop } from "../testing/small-shop.ts";
import { saveHome, savePage } from "./public.ts";

const { db } = await testDatabase();
let shop: SmallShop;
let read: ReadCall;
beforeAll(async () => {
  shop = await smallShop(db);
  read = reader(db);
  await sql`insert into pictures (id, file, type, bytes, width, height, preview)
    values (${"a".repeat(20)}, 'x', 'image/webp', 1, 1200, 800, 'data:,')`.execute(db);
});

const picture = "a".repeat(20);
const home = () => read("GET pages/homepage/homepage/");

describe("the home page", () => {
  test("shows every kind of section in the owner's order", async () => {
    const productIds = [shop.shirt.id, shop.dress.id];
    const kit = await saveKit(db, { siteId, slug: "new", title: { en: "New" }, productIds });
    await saveHome(db, siteId, [
      {
        kind: "Poster",
        content: { image: picture, title: { ru: "Осень", en: "Autumn" }, url: "/women" },
      },
      { kind: "ProductCarousel", content: { kit: "new", hide_brand: true } },
      { kind: "ReesProductCarousel", content: { kit: "new", rees_code: "abc" } },
      {
        kind: "TextBlock",
        content: { title: { en: "Us" }, content: { en: "<p onclick=x>Hi</p>" } },
      },
      {
        kind: "TeaserCarousel",
        content: {
          items: [{ image: picture, url: "https://a.b/", title: { en: "Look" } }],
          size: "l",
        },
      },
    ]);
    const { answer, tags } = await home();
    expect(answer.sections).toMatchObject([
      { resourcetype: "Poster", title: "Autumn", image: { id: picture, width: 1200, alt: "" } },
      { resourcetype: "ProductCarousel", title: "New", hide_brand: true },
      { resourcetype: "ReesProductCarousel", rees_code: "abc" },
      { resourcetype: "TextBlock", content: "<p>Hi</p>" },
      {
        resourcetype: "TeaserCarousel",
        size: "l",
        items: [{ title: "Look", image: { id: picture } }],
      },
    ]);
    const [, carousel] = answer.sections;
    expect(carousel).toMatchObject({ product_kit: { slug: "new", products: [{}, {}] } });
    expect(tags).toEqual(
      new Set([
        "home",
        "page:homepage",
        `kit:${kit}`,
        `card:${shop.shirt.id}`,
        `card:${shop.dress.id}`,
      ]),
    );
  });

  test("takes its title from its page, else from the shop", async () => {
    expect((await home()).answer.title).toBe("Vitrina");
    const title = { ru: "Веретье", en: "Veretie" };
    await savePage(db, { siteId, slug: "homepage", title, seo_title: { en: "Clothes" } });
    expect((await home()).answer).toMatchObject({ title: "Veretie", seo_title: "Clothes" });
  });

  test("leaves out what is not its time yet, what is empty and what it does not know", async () => {
    const soon = new Date(Date.now() + 60_000);
    await saveHome(db, siteId, [
      { kind: "TextBlock", content: { title: { en: "Now" } }, publish_until: soon },
      { kind: "TextBlock", content: { title: { en: "Later" } }, publish_from: soon },
      { kind: "ProductCarousel", content: { kit: "no-such-kit" } },
    ]);
    await sql`insert into home_sections (site_id, position, kind, content)
      values (${siteId}, 9, 'Hologram', '{}')`.execute(db);
    const { answer, validUntil } = await home();
    expect(answer.sections).toMatchObject([{ title: "Now" }]);
    expect(answer.sections).toHaveLength(1);
    expect(validUntil).toEqual(soon);
  });

  test("is saved whole or not at all, and links nowhere bad", async () => {
    const save = (url: string) => saveHome(db, siteId, [{ kind: "Poster", content: { url } }]);
    await expect(save("javascript:x")).rejects.toMatchObject({ kind: "invalid" });
    const unknown = { kind: "Poster", content: { tint: "red" } } as never;
    await expect(saveHome(db, siteId, [unknown])).rejects.toMatchObject({ kind: "invalid" });
  });
});

describe("a static page", () => {
  const page = (slug: string, locale: "ru" | "en" = "en") =>
    read("GET pages/:slug/", { params: { slug } }, locale);

  test("is shown with its HTML cleaned and marked by the language it is in", async () => {
    await savePage(db, {
      siteId,
      slug: "delivery",
      title: { ru: "Доставка" },
      content: {
        ru: `<h1>Как</h1><script>x()</script><a href="javascript:x()" onclick="y()">да</a>
          <a href="/pages/x">нет</a><img src=x onerror=z()>`,
      },
    });
    const { answer, tags } = await page("delivery");
    expect(answer).toMatchObject({ title: "Доставка", seo_title: "Доставка", lang: "ru" });
    expect(answer.content.replace(/\s+/g, " ")).toBe(
      '<h2>Как</h2><a>да</a> <a href="/pages/x">нет</a>',
    );
    expect(tags).toEqual(new Set(["page:delivery"]));
  });

  test("opens with the picture that it was given, and says what is seen on it", async () => {
    const slug = "house";
    await savePage(db, { siteId, slug, title: { en: "House" } });
    const plain = await page(slug);
    expect(plain.answer).toMatchObject({ image: null, image_mobile: null });
    await savePage(db, {
      siteId,
      slug,
      title: { en: "House" },
      image: picture,
      image_alt: { ru: "Рубашки", en: "Shirts" },
    });
    const { answer } = await page(slug);
    expect(answer).toMatchObject({
      image: { id: picture, width: 1200, alt: "Shirts" },
      image_mobile: null,
    });
  });

  test("is nowhere before and after its time", async () => {
    const past = new Date(Date.now() - 1000);
    await savePage(db, { siteId, slug: "over", title: { en: "Over" }, publish_until: past });
    await expect(page("over")).rejects.toMatchObject({ code: "not_found" });
    await expect(page("nothing")).rejects.toMatchObject({ code: "not_found" });
  });

  test("of errors says the shop's words until the owner has his own", async () => {
    const words = async () => (await read("GET pages/error/")).answer;
    expect(await words()).toMatchObject({ error_text: "Page not found", btn_link: "/" });
    await savePage(db, { siteId, slug: "error", title: { en: "Lost?" } });
    expect(await words()).toMatchObject({ error_text: "Lost?", btn_text: "To the home page" });
  });
});

describe("a redirect", () => {
  const redirect = async (url: string) =>
    (await read("GET seo/has-redirect/", { query: { url } })).answer;

  test("leads to the end of its way, the query kept", async () => {
    await saveRedirect(db, siteId, { from: "/old/", to: "/older" });
    await saveRedirect(db, siteId, { from: "older", to: "/women", status: 302 });
    expect(await redirect("/old/?utm_source=a&b=1")).toEqual({
      to_url: "/women?utm_source=a&b=1",
      status: 301,
    });
  });

  test("that runs in a circle leads nowhere", async () => {
    await saveRedirect(db, siteId, { from: "/a", to: "/b" });
    await saveRedirect(db, siteId, { from: "/b", to: "/a" });
    await expect(redirect("/a")).rejects.toMatchObject({ code: "not_found" });
    await expect(redirect("/unknown")).rejects.toMatchObject({ code: "not_found" });
  });

  test("leads to no other's page by a trick", async () => {
    for (const to of ["//evil.example", "javascript:x"]) {
      await expect(saveRedirect(db, siteId, { from: "/x", to })).rejects.toMatchObject({
        kind: "invalid",
      });
    }
  });
});
