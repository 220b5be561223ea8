import { describe, expect, test } from "vitest";
import { selectAnchors } from "../queries/candidates.ts";
import type { Recommender, RecommenderContext, ShopperEvent, Wish } from "./provider.ts";

/** What the suite needs besides the port. */
export interface RecommenderBench {
  recommender: Recommender;
  context: RecommenderContext;
  siteId: number;
  /** A block that it knows, and products of the shop that it may name. */
  code: string;
  products: readonly number[];
}

/** What every recommender keeps; each member of the registry runs it. */
export function recommenderSuite(bench: RecommenderBench): void {
  const { recommender, context, siteId, code, products } = bench;
  const [item = 0] = products;
  const wish = async (more: Partial<Wish> = {}): Promise<Wish> => ({
    siteId,
    locale: "en",
    code,
    limit: 3,
    category: null,
    searchQuery: null,
    anchors: await selectAnchors(context.db, siteId, { item, exclude: [], cartId: null }),
    visit: null,
    ...more,
  });

  describe(`the recommender ${recommender.name}`, () => {
    test("is switched on by the settings", () => {
      expect(recommender.isOn(context.config)).toBe(true);
    });

    test("names products of the shop, as many as asked for or more", async () => {
      const said = await recommender.recommend(await wish(), context);
      expect(said?.products.length).toBeGreaterThan(0);
      expect(said?.products.filter((id) => !products.includes(id))).toEqual([]);
    });

    test("has a title in words, or none", async () => {
      const said = await recommender.recommend(await wish(), context);
      expect(said?.title === null || said?.title.trim() !== "").toBe(true);
    });

    test("answers for a category, a search, a visit and no product at all", async () => {
      for (const more of [
        { category: "women/dresses" },
        { category: "no/such" },
        { searchQuery: "платье & \"'%" },
        { visit: "a-visit-of-the-tests" },
        { anchors: [] },
      ]) {
        const said = await recommender.recommend(await wish(more), context);
        expect([more, Array.isArray(said?.products)]).toEqual([more, true]);
      }
    });

    test("fails on no code, however strange", async () => {
      for (const strange of ["", "no such", "../push", "%00", "ещё один", "__proto__"]) {
        const answered = recommender.recommend(await wish({ code: strange }), context);
        const outcome = await answered.catch((error: Error) => error.name);
        expect(outcome === "Refused" || outcome === null || typeof outcome === "object").toBe(true);
      }
    });

    const events: ShopperEvent[] = [
      { kind: "view", product: item, code: "" },
      { kind: "cart", product: item, code },
      {
        kind: "purchase",
        order: "100001-AAAAA",
        total: 1_329_000,
        items: [{ product: item, price: 1_290_000, quantity: 1 }],
      },
    ];

    const { tell } = recommender;
    if (!tell) return;
    test("is told the same thing twice without harm", async () => {
      for (const event of [...events, ...events]) {
        await tell("a-visit-of-the-tests", event, context.config);
      }
    });
  });
}
