import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { openShop } from "../../testing/open-shop.ts";
import { restock } from "../../testing/shopper.ts";
import { siteId } from "../../testing/small-shop.ts";
import { sweepQueries } from "../queries/popular.ts";
import { tellQuery } from "./tell-query.ts";

const shop = await openShop();
const { db } = shop;
await restock(shop);

const popular = async () =>
  (await shop.ask(`GET search/popular/?site_id=${siteId}`)).body.results as string[];

/** So many visitors, each at an address of their own, look for this. */
async function tell(q: string, visitors: number, from = 0): Promise<void> {
  const context = { db, siteId, locale: "en", config: shop.config } as const;
  for (let number = from; number < from + visitors; number++) {
    await tellQuery({ ...context, ip: `203.0.113.${number}` } as never, q);
  }
}

beforeEach(async () => {
  await sql`truncate search_queries, search_query_visitors`.execute(db);
});

test("a query is popular once several visitors have typed it", async () => {
  await tell("slip dress", 2);
  expect(await popular()).not.toContain("slip dress");
  await tell("slip dress", 1, 2);
  expect((await popular())[0]).toBe("slip dress");
});

test("one visitor counts once, however often they ask", async () => {
  for (let times = 0; times < 5; times++) await tell("slip dress", 1);
  expect(await popular()).not.toContain("slip dress");
});

test("what found nothing, and what may be somebody's own, is never shown", async () => {
  const own = [
    "asdfgh",
    "dress for anna@example.com",
    "dress +7 900 123-45-67",
    "dress ".repeat(20),
  ];
  for (const query of own) await tell(query, 5);
  const { rows } = await sql`select * from search_queries`.execute(db);
  expect(rows).toEqual([]);
});

test("a misspelled query counts as what was meant", async () => {
  await tell("slip drss", 3);
  expect((await popular())[0]).toBe("slip dress");
});

test("while few have searched, kinds of garments are proposed", async () => {
  expect(await popular()).toEqual(["dresses", "рубашки"]);
});

test("visitors are forgotten with the day, counts after two weeks", async () => {
  await tell("slip dress", 3);
  await sql`update search_query_visitors set day = day - 1`.execute(db);
  await sql`update search_queries set day = day - 14`.execute(db);
  await sweepQueries(db, 14);
  const { rows } = await sql`
    select day from search_query_visitors union all select day from search_queries`.execute(db);
  expect(rows).toEqual([]);
});

test("a query is told by a call that answers nothing", async () => {
  const told = await shop.ask(`POST search/queries/?site_id=${siteId}`, { q: "slip dress" });
  expect(told).toMatchObject({ status: 200, body: {} });
  const empty = await shop.ask(`POST search/queries/?site_id=${siteId}`, { q: "" });
  expect(empty.status).toBe(400);
});
