import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { saveSet } from "../sets/public.ts";
import { testDatabase } from "../testing/database.ts";
import { serveStorefront } from "../testing/serve-storefront.ts";
import { siteId, smallShop } from "../testing/small-shop.ts";

const { db, url: databaseUrl } = await testDatabase();
const { dress, shirt, categories } = await smallShop(db);
/** Two servers on one database, as behind a balancer. */
let servers: Awaited<ReturnType<typeof serveStorefront>>[] = [];
let shop: string;
let otherShop: string;

beforeAll(async () => {
  servers = [await serveStorefront(db, databaseUrl), await serveStorefront(db, databaseUrl)];
  [shop, otherShop] = servers.map(({ url }) => url) as [string, string];
}, 120_000);

afterAll(() => Promise.all(servers.map((server) => server.stop())));

const russian = { "accept-language": "ru" };

function get(address: string, headers: Record<string, string> = russian): Promise<Response> {
  return fetch(address, { headers, redirect: "manual" });
}

async function textOf(address: string): Promise<string> {
  return (await get(address)).text();
}

/** A page from memory comes without a request id: it never reached Fastify. */
async function isKept(address: string): Promise<boolean> {
  return !(await get(address)).headers.has("x-request-id");
}

const product = "/product/slip-dress-emerald";

describe("a page", () => {
  test("comes whole from memory the second time, and as 304 to who has it", async () => {
    const first = await get(shop + product);
    expect(first.status).toBe(200);
    expect(await isKept(shop + product)).toBe(true);
    const etag = first.headers.get("etag") ?? "";
    const again = await get(shop + product, { ...russian, "if-none-match": etag });
    expect(again.status).toBe(304);
  });

  test("shows a price changed by plain SQL within a second, on every server", async () => {
    const addresses = [shop + product, otherShop + product, `${shop}${product}.data`];
    for (const address of addresses) {
      await textOf(address);
      expect(await isKept(address)).toBe(true);
    }
    await sql`update product_sites set price = 4242400, old_price = null where product_id = ${dress.id}`.execute(
      db,
    );
    for (const address of addresses) {
      await vi.waitFor(async () => expect(await textOf(address)).toMatch(/42[\s\u00a0]?424/), 1000);
    }
  });

  test("shows a changed setting in its header and footer, and no heading over nothing", async () => {
    const heading = />Контакты<\/h2>/;
    expect(await textOf(`${shop}/catalog`)).not.toMatch(heading);
    for (const [name, value] of [
      ["contact_email", "care@veretie.example"],
      ["header_phone", "8 800 000-00-00"],
    ]) {
      expect(await textOf(`${shop}/catalog`)).not.toContain(value);
      await sql`insert into settings (site_id, name, value)
        values (2, ${name}, to_jsonb(${value}::text))`.execute(db);
      await vi.waitFor(async () => expect(await textOf(`${shop}/catalog`)).toContain(value), 1000);
      expect(await textOf(`${shop}/catalog`)).toMatch(heading);
    }
  });

  test("is not kept for who brings an Authorization", async () => {
    const headers = { ...russian, authorization: "Bearer somebody" };
    for (let visit = 0; visit < 2; visit++) {
      const answer = await get(`${shop}/catalog`, headers);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.has("x-request-id")).toBe(true);
    }
  });

  test("is one page whatever unlisted parameters it is asked with", async () => {
    const plain = await textOf(shop + product);
    expect(await isKept(`${shop}${product}?utm_source=letter&x=1`)).toBe(true);
    expect(await textOf(`${shop}${product}?utm_source=letter`)).toBe(plain);
  });

  test("compresses as the browser likes", async () => {
    for (const encoding of ["br", "gzip"]) {
      const answer = await get(`${shop}/catalog`, { ...russian, "accept-encoding": encoding });
      expect(answer.headers.get("content-encoding")).toBe(encoding);
      expect(await answer.text()).toContain("</html>");
    }
  });
});

describe("an address", () => {
  test("that does not exist is a real 404, in words of the shop, and is not kept", async () => {
    for (let visit = 0; visit < 2; visit++) {
      const answer = await get(`${shop}/nothing-here`);
      expect(answer.status).toBe(404);
      expect(answer.headers.get("content-type")).toContain("text/html");
      expect(answer.headers.has("x-request-id")).toBe(true);
    }
    expect((await get(`${shop}/my/account/x.css`)).status).toBe(404);
    expect((await get(`${shop}/assets/gone.js`)).headers.get("content-type")).toContain(
      "text/plain",
    );
  });

  test("that is no UTF-8 is not found either, on a page of the shop's", async () => {
    for (const path of ["/%ff", "/women/%D0", "/100%", "/%ff?q=%ff"]) {
      const answer = await get(shop + path);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([
        404,
        "text/html; charset=utf-8",
      ]);
      expect(await answer.text()).toContain("<footer");
    }
    const ofProgram = await get(`${shop}/api/ru/%ff/`);
    expect(ofProgram.headers.get("content-type")).toContain("application/json");
  });

  test("leads to the shopper's language, also when the page is kept", async () => {
    await textOf(`${shop}/catalog`);
    const answer = await get(`${shop}/catalog?page=2`, { "accept-language": "en-GB,en;q=0.9" });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/en/catalog?page=2"]);
    expect(answer.headers.get("vary")).toContain("Accept-Language");
    const chosen = await get(`${shop}/catalog`, { "accept-language": "en", cookie: "locale=ru" });
    expect(chosen.status).toBe(200);
  });

  test("is cleaned for good, with its query", async () => {
    const answer = await get(`${shop}/ru/women/?page=2`);
    expect([answer.status, answer.headers.get("location")]).toEqual([301, "/women?page=2"]);
  });

  test("leads to the same page in the other language without a script, and stays there", async () => {
    const english = { "accept-language": "en" };
    expect(await textOf(`${shop}/women`)).toContain('href="/en/women" hrefLang="en"');
    expect(await textOf(`${shop}/en/women`)).toContain('href="/ru/women" hrefLang="ru"');
    const chosen = await get(`${shop}/ru/women`, english);
    expect(chosen.headers.get("location")).toBe("/women");
    const cookie = chosen.headers.get("set-cookie")?.split(";")[0] ?? "";
    expect((await get(`${shop}/women`, { ...english, cookie })).status).toBe(200);
  });

  test("takes an advertiser's mark along, though the page is the same without it", async () => {
    const answer = await fetch(`${shop}/product/${dress.id}?utm_source=letter`, {
      headers: russian,
      redirect: "manual",
    });
    expect([answer.status, answer.headers.get("location")]).toEqual([
      301,
      `${product}?utm_source=letter`,
    ]);
  });
});

describe("a look", () => {
  const look = "/set/noon";
  const save = (title: string) =>
    saveSet(db, {
      siteId,
      slug: "noon",
      title: { ru: title },
      productIds: [dress.id, shirt.id],
      categoryIds: [categories.women],
    });

  test("is on the wall of looks and on its pieces' pages as soon as there is one", async () => {
    const addresses = [`${shop}/sets`, `${otherShop}/sets/women`, shop + product];
    for (const address of addresses) await textOf(address);
    await save("Полдень");
    for (const address of addresses) {
      await vi.waitFor(async () => expect(await textOf(address)).toContain(look), 1000);
    }
  });

  test("shows a piece's new price and lets go of a piece that is taken off, on every server", async () => {
    const addresses = [shop + look, otherShop + look];
    for (const address of addresses) {
      await textOf(address);
      expect(await isKept(address)).toBe(true);
    }
    await sql`update product_sites set price = 131300 where product_id = ${dress.id}`.execute(db);
    for (const address of addresses) {
      await vi.waitFor(async () => expect(await textOf(address)).toMatch(/1[\s\u00a0]?313/), 1000);
    }
    await sql`update product_sites set publish_until = now() where product_id = ${shirt.id}`.execute(
      db,
    );
    for (const address of addresses) {
      await vi.waitFor(
        async () => expect(await textOf(address)).not.toContain("poplin-shirt"),
        1000,
      );
    }
    await sql`update product_sites set publish_until = now() where product_id = ${dress.id}`.execute(
      db,
    );
    await vi.waitFor(async () => expect((await get(shop + look)).status).toBe(404), 1000);
  });

  test("of a category without any is not found, one that may have some is empty", async () => {
    expect((await get(`${shop}/sets/women/shirts`)).status).toBe(404);
    await sql`update categories set has_sets = true where id = ${categories.shirts}`.execute(db);
    await vi.waitFor(
      async () => expect((await get(`${shop}/sets/women/shirts`)).status).toBe(200),
      1000,
    );
  });
});

test("a category made of a kit leads to the kit's list for good", async () => {
  await sql`with kit as (
      insert into kits (site_id, slug, title) values (${siteId}, 'gifts', '{"ru": "Подарки"}')
      returning id)
    update categories set kit_id = (select id from kit) where id = ${categories.shirts}`.execute(
    db,
  );
  await vi.waitFor(async () => {
    const answer = await get(`${shop}/women/shirts?page=2`);
    expect([answer.status, answer.headers.get("location")]).toEqual([301, "/list/gifts?page=2"]);
  }, 1000);
});
