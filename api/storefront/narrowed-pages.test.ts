import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countStock } from "../stock/public.ts";
import { testDatabase } from "../testing/database.ts";
import { serveStorefront } from "../testing/serve-storefront.ts";
import { actor, smallShop } from "../testing/small-shop.ts";

const { db, url: databaseUrl } = await testDatabase();
const { dress, warehouse } = await smallShop(db);
let server: Awaited<ReturnType<typeof serveStorefront>>;

beforeAll(async () => {
  await sql`update attributes set is_filter = true`.execute(db);
  server = await serveStorefront(db, databaseUrl);
}, 120_000);

afterAll(() => server.stop());

const get = (address: string) =>
  fetch(server.url + address, { headers: { "accept-language": "ru" }, redirect: "manual" });

/** A page from memory comes without a request id: it never reached Fastify. */
async function isKept(address: string): Promise<boolean> {
  await get(address);
  return !(await get(address)).headers.has("x-request-id");
}

describe("a page of a narrowed list", () => {
  test.each([
    "/women?color=emerald",
    "/women?color=black,emerald&sort=price",
    "/women?cloth=silk&in_stock=1",
    "/catalog?sale=1",
    "/women?sort=sale",
  ])("%s is kept: there are few like it", async (address) => {
    expect(await isKept(address)).toBe(true);
  });

  test.each([
    "/women?color=black,emerald&size=m",
    "/women?price=1000-20000",
    "/women?color=no-such-color",
    "/women?sort=no-such-order",
    "/catalog?category=women",
  ])("%s is not: there is no end of them", async (address) => {
    expect(await isKept(address)).toBe(false);
  });

  test("is one page, whatever an advertiser or the order of the choices adds to its address", async () => {
    expect(await isKept("/women?color=emerald&size=m")).toBe(true);
    const same = await get("/women?yclid=17&size=m&utm_source=x&flavor=mint&color=emerald&size=");
    expect(same.headers.has("x-request-id")).toBe(false);
  });

  test("of a category that is not there is not there for anyone who asks at once", async () => {
    const colors = ["red", "blue", "green", "black", "white", "grey", "pink", "sand"];
    const answers = await Promise.all(colors.map((color) => get(`/nowhere/to-be?color=${color}`)));
    expect(answers.map(({ status }) => status)).toEqual(colors.map(() => 404));
  });

  test("is renewed when what it shows is sold out, and when a new filter group comes", async () => {
    const address = "/women?size=l";
    expect(await isKept(address)).toBe(true);
    expect(await (await get(address)).text()).toContain("slip-dress-emerald");
    const skuId = dress.skus.get("VR-1-1-l") as number;
    const change = { cause: "correction", actor } as const;
    await countStock(db, [{ skuId, placeId: warehouse, onHand: 0 }], change);
    const shows = async () => (await (await get(address)).text()).includes("slip-dress-emerald");
    await expect.poll(shows, { timeout: 5000 }).toBe(false);

    const whole = "/women?fit=loose";
    expect(await isKept(whole)).toBe(true);
    await sql`with fit as (
        insert into attributes (slug, title, kind, is_filter)
        values ('fit', '{"en": "Fit"}', 'option', true) returning id
      ), loose as (
        insert into attribute_options (attribute_id, slug, title)
        select id, 'loose', '{"en": "Loose"}' from fit returning id, attribute_id
      )
      insert into product_attributes (product_id, attribute_id, option_id)
      select ${dress.id}, attribute_id, id from loose`.execute(db);
    const showsShirt = async () => (await (await get(whole)).text()).includes("poplin-shirt-white");
    await expect.poll(showsShirt, { timeout: 5000 }).toBe(false);
  });
});
