import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { openShop } from "../../../testing/open-shop.ts";
import { fillCart, place, restock } from "../../../testing/shopper.ts";
import { siteId } from "../../../testing/small-shop.ts";
import { tellEvents } from "../../hearing/tell-events.ts";
import { recommend } from "../../recommend.ts";
import { recommenderSuite } from "../provider-suite.ts";
import { localRees46, type Mood } from "./local-rees46.ts";
import { rees46 } from "./rees46.ts";

const shop = await openShop();
const { db, ask, dress, shirt, blackDress } = shop;
const service = await localRees46();
afterAll(() => service.close());

const code = "c0ffee0123456789c0ffee0123456789";
const visit = "a-visit-of-the-tests";
const warn = vi.fn();
const stopping = new AbortController().signal;

/** Settings of their own let no test wait for the rest that another one's failure brought. */
function settings(blocks: Record<string, string> = {}) {
  return { ...shop.config, rees46: { shopId: service.shopId, url: service.url, blocks } };
}
const all = settings({ similar: "5151" });
shop.config.rees46 = all.rees46;

service.blocks[code] = { title: "Chosen for you", recommends: [String(shirt.id), "987654"] };
service.blocks["5151"] = { recommends: [{ id: String(shirt.id), name: "Shirt", price: 7900 }] };

recommenderSuite({
  recommender: rees46,
  context: { db, config: all },
  siteId,
  code: "similar",
  products: [dress.id, shirt.id],
});

const query = {
  code,
  limit: 3,
  category: null,
  item: null as number | null,
  exclude: [] as number[],
  cartId: null as string | null,
  searchQuery: null,
  title: "",
  visit: null as string | null,
};

function ofShop(more: Partial<typeof query> = {}, config = settings()) {
  const context = { db, config, siteId, locale: "en" as const, log: { warn } };
  return recommend(context, { ...query, ...more });
}

const tell = () => tellEvents({ db, config: all, log: { warn } as never, stopping });
const waiting = () => db.selectFrom("recommendation_events").selectAll().execute();

beforeEach(async () => {
  service.mood = "well";
  service.asked.length = 0;
  service.events.length = 0;
  warn.mockClear();
  await db.deleteFrom("recommendation_events").execute();
  await db.deleteFrom("recommendation_views").execute();
  await restock(shop);
});

describe("a block of the service", () => {
  test("shows what it names and the shop has", async () => {
    expect(await ofShop()).toEqual({ title: "Chosen for you", recommends: [shirt.id] });
  });

  test("is asked with what it is about and with nothing of the shopper but the visit", async () => {
    const cartId = await fillCart(ask, dress.id, shop.sizes.get("s") as number);
    await ofShop({ item: blackDress.id, cartId, visit });
    expect(service.asked).toEqual([
      {
        code,
        query: {
          shop_id: service.shopId,
          did: visit,
          sid: visit,
          limit: "6",
          item: String(blackDress.id),
          exclude: String(dress.id),
        },
      },
    ]);
  });

  test("stands in for one of the shop's own where the settings say so", async () => {
    const config = settings({ similar: "5151" });
    const { title, recommends } = await ofShop({ code: "similar", item: dress.id }, config);
    expect([title, recommends]).toEqual(["Similar pieces", [shirt.id]]);
    await ofShop({ code: "popular" }, config);
    expect(service.asked.map((one) => one.code)).toEqual(["5151"]);
  });

  test("that it does not know is the shop's own affair, and the service goes on being asked", async () => {
    const config = settings();
    expect((await ofShop({ code: "unheard-of" }, config)).recommends.length).toBeGreaterThan(0);
    expect(warn).toHaveBeenCalledOnce();
    expect((await ofShop({}, config)).title).toBe("Chosen for you");
  });

  test("that names nothing the shop has is filled by the shop", async () => {
    service.blocks.gone = { title: "Gone", recommends: ["987654"] };
    const { recommends } = await ofShop({ code: "gone" });
    expect(recommends.length).toBeGreaterThan(0);
  });
});

describe("a service in trouble", () => {
  const moods: Mood[] = ["slow", "failing", "busy", "garbled", "cut off", "inactive"];

  test.each(moods)("(%s) is only logged, and the shop recommends itself", async (mood) => {
    service.mood = mood;
    const started = performance.now();
    const { recommends } = await ofShop();
    expect(recommends.length).toBeGreaterThan(0);
    expect(performance.now() - started).toBeLessThan(5000);
    expect(warn).toHaveBeenCalledOnce();
  });

  test.each([
    [{ recommends: "none" }],
    [{ recommends: [{ name: "no id" }] }],
    [{ recommends: ["-1"] }],
    [{ title: { ru: "?" }, recommends: ["1"] }],
    [{ recommends: Array.from({ length: 1001 }, () => 1) }],
  ])("(answering %j) is not believed", async (block) => {
    service.blocks.odd = block as never;
    expect((await ofShop({ code: "odd" })).recommends.length).toBeGreaterThan(0);
    expect(warn).toHaveBeenCalledOnce();
  });

  test("is left alone for a while, so that shoppers do not wait for it one by one", async () => {
    const config = settings();
    service.mood = "failing";
    await ofShop({}, config);
    service.mood = "well";
    expect((await ofShop({}, config)).title).not.toBe("Chosen for you");
    expect(service.asked).toEqual([]);
    vi.useFakeTimers({ now: Date.now() + 11_000, toFake: ["Date"] });
    expect((await ofShop({}, config)).title).toBe("Chosen for you");
    vi.useRealTimers();
  });
});

describe("what shoppers do", () => {
  const small = shop.sizes.get("s") as number;

  test("is told once: a view, what went into the cart, and the order", async () => {
    const opened = { visit, opened: dress.id, recommend_code: code };
    await ask("POST products/viewed/", opened);
    await ask("POST products/viewed/", opened);
    const added = await ask("POST carts/items/", { product: dress.id, size: small, visit });
    const { body } = await place(ask, added.body.id, 13_290);
    await tell();
    const identity = { shop_id: service.shopId, did: visit, sid: visit };
    const led = { recommended_by: "dynamic", recommended_code: code };
    const items = [{ id: String(dress.id) }];
    expect(service.events).toEqual([
      { ...identity, ...led, event: "view", items },
      { ...identity, ...led, event: "cart", items },
      {
        ...identity,
        event: "purchase",
        order_id: body.number,
        order_price: 13_290,
        items: [{ id: String(dress.id), price: 12_900, amount: 1 }],
      },
    ]);
    expect(JSON.stringify(service.events)).not.toMatch(/anna|Arbat|916/i);
    await tell();
    expect(service.events).toHaveLength(3);
    expect(await waiting()).toEqual([]);
  });

  test("is not kept for longer than it may be of use", async () => {
    await ask("POST carts/items/", { product: dress.id, size: small, visit });
    await db
      .updateTable("recommendation_carts")
      .set({ noted_at: new Date(Date.now() - 31 * 24 * 3_600_000) })
      .execute();
    await tell();
    expect(await db.selectFrom("recommendation_carts").selectAll().execute()).toEqual([]);
  });

  test("is not told without a visit, nor to a shop that has no such service", async () => {
    await fillCart(ask, dress.id, small);
    shop.config.rees46 = undefined;
    await ask("POST carts/items/", { product: dress.id, size: small, visit });
    await ask("POST products/viewed/", { visit, opened: dress.id });
    shop.config.rees46 = all.rees46;
    expect(await waiting()).toEqual([]);
  });

  test("waits while the service is away, and fails no order", async () => {
    service.mood = "failing";
    const added = await ask("POST carts/items/", { product: dress.id, size: small, visit });
    const { status } = await place(ask, added.body.id, 13_290);
    expect(status).toBe(201);
    await tell();
    expect(await waiting()).toHaveLength(2);
    service.mood = "well";
    await tell();
    expect(service.events).toEqual([]);
    await db
      .updateTable("recommendation_events")
      .set({ try_at: new Date(0) })
      .execute();
    await tell();
    expect(service.events).toHaveLength(2);
  });

  test("is dropped when the service refuses it, or when it has waited for two days", async () => {
    await ask("POST products/viewed/", { visit, opened: dress.id });
    const { shopId } = service;
    service.shopId = "another";
    await tell();
    service.shopId = shopId;
    expect(warn).toHaveBeenCalledOnce();
    expect(await waiting()).toEqual([]);
    await ask("POST products/viewed/", { visit, opened: shirt.id });
    await db
      .updateTable("recommendation_events")
      .set({ created_at: new Date(Date.now() - 49 * 3_600_000) })
      .execute();
    await tell();
    expect([await waiting(), service.events]).toEqual([[], []]);
  });
});
