import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../testing/database.ts";
import { type ReadCall, reader } from "../testing/read-call.ts";
import { siteId, smallShop } from "../testing/small-shop.ts";
import { checkAddress, saveMenu, saveQuickAlerts, saveSettings, saveSite } from "./public.ts";

const { db } = await testDatabase();
let read: ReadCall;
beforeAll(async () => {
  await smallShop(db);
  read = reader(db);
});

const vars = async (locale: "ru" | "en" = "en") => (await read("GET vars/", {}, locale)).answer;

describe("the settings of a site", () => {
  test("are whole before anything is set", async () => {
    const { settings, categories, menus, quick_alerts } = await vars();
    expect(settings).toMatchObject({
      shop_name: "Vitrina",
      is_old_price: true,
      cookie_bar_text: "",
    });
    expect(categories.map(({ slug }) => slug)).toEqual(["women"]);
    expect([menus, quick_alerts]).toEqual([{}, []]);
  });

  test("speak the asked language, or the one there is", async () => {
    await saveSettings(db, siteId, {
      cookie_bar_text: { ru: "Печенье", en: "Cookies" },
      copyright: { ru: "© Витрина" },
      header_phone: "+7 495 000-00-00",
      quick_alerts_duration: 7,
      privacy_policy: { slug: "privacy" },
    });
    expect((await vars("ru")).settings.cookie_bar_text).toBe("Печенье");
    expect((await vars()).settings).toMatchObject({
      cookie_bar_text: "Cookies",
      copyright: "© Витрина",
      header_phone: "+7 495 000-00-00",
      quick_alerts_duration: 7,
      privacy_policy: { slug: "privacy" },
    });
  });

  test("that pages show as HTML are cleaned", async () => {
    const text = '<a href="/pages/privacy" onclick="x()">Cookies</a><script>x()</script>';
    await saveSettings(db, siteId, { cookie_bar_text: { en: text }, copyright: "A & B" });
    expect((await vars()).settings).toMatchObject({
      cookie_bar_text: '<a href="/pages/privacy">Cookies</a>',
      copyright: "A & B",
    });
  });

  test("take only values of their kind", async () => {
    const wrong: Record<string, unknown>[] = [
      { theme: "pink" },
      { quick_alerts_duration: "7" },
      { cookie_bar_text: { de: "Kekse" } },
      { seller: { name: "X" } },
      { no_such_setting: 1 },
    ];
    for (const values of wrong) {
      await expect(saveSettings(db, siteId, values)).rejects.toMatchObject({ kind: "invalid" });
    }
  });

  test("name the seller", async () => {
    const seller = { name: "OOO", inn: "7700000000", ogrn: "1", address: "Moscow" };
    const site = { id: siteId, slug: "main", name: { en: "Vitrina" } };
    await saveSite(db, { ...site, seller });
    await saveSite(db, { ...site, seller: { ...seller, name: "OOO Vitrina" } });
    expect((await vars()).settings.seller).toEqual({ ...seller, name: "OOO Vitrina" });
    const entities = await sql`select * from legal_entities`.execute(db);
    expect(entities.rows).toHaveLength(1);
  });
});

describe("a menu", () => {
  test("is a tree of items, in order, and is replaced whole", async () => {
    const save = () =>
      saveMenu(db, siteId, {
        name: "FOOTER",
        title: { en: "Help" },
        items: [
          { title: { en: "Delivery" }, url: "/pages/delivery" },
          { title: { en: "About" }, items: [{ title: { en: "Shops" }, url: "/stores" }] },
        ],
      });
    await save();
    await save();
    expect((await vars()).menus.FOOTER).toMatchObject({
      title: "Help",
      items: [
        { title: "Delivery", url: "/pages/delivery", child_menu: null },
        { title: "About", url: "", child_menu: { items: [{ title: "Shops" }] } },
      ],
    });
  });

  test("links nowhere that acts or deceives", async () => {
    const good = ["/pages/x", "https://a.b/c", "mailto:a@b.cd", "tel:+7495", "#top", ""];
    for (const url of good) expect(checkAddress(url)).toBe(url);
    const bad = [
      "javascript:alert(1)",
      "//evil.example",
      "/\\evil",
      "data:text/html,x",
      " /x",
      "http:///x",
    ];
    for (const url of bad) expect(() => checkAddress(url)).toThrow();
  });
});

test("announcements come and go by time, and pages know when", async () => {
  const soon = new Date(Date.now() + 60_000);
  const past = new Date(Date.now() - 60_000);
  await saveQuickAlerts(db, siteId, "header", [
    { text: { en: "Free delivery" }, publish_until: soon },
    { text: { en: "Over" }, publish_until: past },
    { text: { en: "To come" }, publish_from: new Date(soon.getTime() + 1) },
  ]);
  await saveQuickAlerts(db, siteId, "footer", [{ text: { en: "Returns in 14 days" } }]);
  const { answer, validUntil, tags } = await read("GET vars/");
  expect(answer.quick_alerts.map(({ text }) => text)).toEqual(["Free delivery"]);
  expect(answer.quick_alerts_footer.map(({ text }) => text)).toEqual(["Returns in 14 days"]);
  expect(validUntil).toEqual(soon);
  expect(tags).toEqual(new Set(["settings"]));
});
