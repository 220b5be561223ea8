import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { makeToken } from "../../staff/public.ts";
import { openShop } from "../../testing/open-shop.ts";
import { restock } from "../../testing/shopper.ts";

const shop = await openShop();
const { ask, db } = shop;
const token = await db
  .transaction()
  .execute((trx) => makeToken(trx, { name: "Anna", role: "manager", days: 1 }, "test"));
const anna = { authorization: `Bearer ${token}` };

beforeAll(() => restock(shop));

const dress = "slip-dress-emerald";
const shirt = "poplin-shirt-white";
const put = (slug: string, body: object) => ask(`PUT staff/sets/${slug}/`, body, anna);
const publish = (slug: string, body: object = { published: true }) =>
  ask(`POST staff/sets/${slug}/publish/`, body, anna);
const shown = async () =>
  (await ask("GET sets/list/")).body.results.map(({ slug }: { slug: string }) => slug);

async function made(...slugs: string[]) {
  for (const slug of slugs) {
    await put(slug, { title: { ru: slug, en: slug }, pieces: [dress, shirt] });
    await publish(slug);
  }
}

const historyOf = async (slug: string) =>
  (
    await sql<{ actor: string; product_ids: number[]; publish_until: Date | null }>`
      select actor, product_ids, publish_until from set_history where slug = ${slug} order by id`.execute(
      db,
    )
  ).rows;

describe("a set at the staff door", () => {
  test("is made, waits to be published, and comes off again", async () => {
    const title = { ru: "Полдень", en: "Noon" };
    const made = await put("noon", { title, pieces: [shirt, dress], categories: ["women"] });
    expect(made).toMatchObject({ status: 200, body: { id: expect.any(Number) } });
    expect((await ask("GET sets/noon/")).status).toBe(404);
    expect(await publish("noon")).toMatchObject({ status: 200 });
    const { body } = await ask("GET sets/noon/");
    expect(body.products.map(({ slug }: { slug: string }) => slug)).toEqual([shirt, dress]);
    expect((await ask("GET sets/list/?category=women")).body.count).toBe(1);
    await publish("noon", { published: false });
    expect((await ask("GET sets/noon/")).status).toBe(404);
    await publish("noon", { published: true, from: "2099-01-01T00:00:00+03:00" });
    expect((await ask("GET sets/noon/")).status).toBe(404);
  });

  test("is changed without being taken off; what is left out stays", async () => {
    await made("dusk");
    await put("dusk", {
      title: { ru: "Сумерки" },
      description: { en: "<p>Late<script>1</script></p>" },
      pieces: [dress],
    });
    await put("dusk", { title: { en: "Dusk" }, pieces: [dress] });
    const { body } = await ask("GET sets/dusk/");
    expect(body).toMatchObject({ title: "Dusk", description: "<p>Late</p>", products_count: 1 });
  });

  test("stands where it was put, the others as they stood", async () => {
    await made("one", "two", "three");
    const before = await shown();
    const order = (...slugs: string[]) => ask("POST staff/sets/order/", { slugs }, anna);
    expect(await order("three", "one")).toMatchObject({ status: 200 });
    const others = before.filter((slug: string) => !["three", "one"].includes(slug));
    expect(await shown()).toEqual(["three", "one", ...others]);
    expect((await order("three", "four")).status).toBe(404);
    expect(await shown()).toEqual(["three", "one", ...others]);
  });

  test("remembers each change once, with who made it", async () => {
    await made("dawn");
    await put("dawn", { title: { en: "dawn", ru: "dawn" }, pieces: [shirt] });
    await sql`update sets set position = 7 where slug = 'dawn'`.execute(db);
    const history = await historyOf("dawn");
    expect(history.map(({ actor }) => actor)).toEqual([
      ...Array(3).fill("staff:Anna"),
      expect.not.stringContaining("staff"),
    ]);
    expect(history.map(({ product_ids }) => product_ids.length)).toEqual([2, 2, 1, 1]);
    expect(history.map(({ publish_until }) => publish_until === null)).toEqual([
      ...[false, true, true, true],
    ]);
  });

  test("is refused without title or pieces, and with pieces or categories that there are not", async () => {
    const title = { en: "Night" };
    const statuses = await Promise.all(
      [
        { title: {}, pieces: [dress] },
        { title, pieces: [] },
        { title, pieces: ["no-such-dress"] },
        { title, pieces: [dress], categories: ["no-such-category"] },
      ].map(async (body) => (await put("night", body)).status),
    );
    expect(statuses).toEqual([400, 400, 404, 404]);
    expect((await put("Not a slug", { title, pieces: [dress] })).status).toBe(400);
    expect((await publish("night")).status).toBe(404);
    expect(await historyOf("night")).toEqual([]);
  });
});
