import { findKits, selectAlike, selectCategoryId } from "../../catalog/public.ts";
import type { Db } from "../../context.ts";
import { findProductIds } from "../../search/public.ts";
import { blockOf, hasTitle, kitOf, type Source } from "../block-codes.ts";
import {
  companionsOf,
  givenOrder,
  listOf,
  type Stretch,
  selectIds,
  warmestOf,
} from "../queries/candidates.ts";
import type { Recommender, Wish } from "./provider.ts";

/** How many products alike are looked for. */
const alikeAtMost = 60;
/** How many that a query finds. */
const searchedAtMost = 60;
/** 0 stands for the whole catalog. */
const everything = 0;

/** Knows what the shop's own shoppers have seen and bought, and what is alike; asks nobody else. */
export const builtIn: Recommender = {
  name: "built-in",
  isOn: () => true,
  tell: null,
  async recommend(wish, { db }) {
    const { sources, title } = blockOf(wish.code);
    const closed = [...new Set<Source>(["searched", ...sources, "popular", "new"])];
    const stretches = await Promise.all(closed.map((source) => stretchesOf[source](wish, db)));
    return {
      title: hasTitle(wish.code) ? title[wish.locale] : null,
      products: await selectIds(db, stretches.flat()),
    };
  },
};

/** None from a source that has nothing to say to this wish. */
const stretchesOf: Record<Source, (wish: Wish, db: Db) => Promise<Stretch[]>> = {
  async kit({ siteId, locale, code }, db) {
    const slug = kitOf(code);
    const kit = slug && (await findKits(db, siteId, [slug], locale)).get(slug);
    return kit ? [warmestOf(siteId, kit.products.map(idOf))] : [];
  },
  async searched({ siteId, searchQuery }, db) {
    if (!searchQuery) return [];
    return [givenOrder(await findProductIds(db, siteId, searchQuery, searchedAtMost))];
  },
  async alike(wish, db) {
    const item = itemOf(wish);
    if (!item) return [];
    return [givenOrder(await selectAlike(db, wish.siteId, item.product_id, alikeAtMost))];
  },
  seen: async (wish) => companions(wish, "seen"),
  bought: async (wish) => companions(wish, "bought"),
  "popular-nearby": (wish, db) => nearby(wish, db, "popular"),
  "new-nearby": (wish, db) => nearby(wish, db, "new"),
  popular: async ({ siteId }) => [listOf(siteId, "popular", everything)],
  new: async ({ siteId }) => [listOf(siteId, "new", everything)],
};

function idOf({ id }: { id: number }): number {
  return id;
}

function itemOf({ anchors }: Wish) {
  return anchors.find(({ is_item }) => is_item) ?? null;
}

function companions(wish: Wish, kind: "seen" | "bought"): Stretch[] {
  const item = itemOf(wish);
  const products = (item ? [item] : wish.anchors.filter(({ is_in_cart }) => is_in_cart)).map(
    ({ product_id }) => product_id,
  );
  return products.length > 0 ? [companionsOf(wish.siteId, kind, products)] : [];
}

async function nearby(wish: Wish, db: Db, kind: "popular" | "new"): Promise<Stretch[]> {
  const { siteId, category } = wish;
  const asked = category ? await selectCategoryId(db, siteId, category) : null;
  const item = itemOf(wish);
  const corners = asked === null ? [item?.parent_id, item?.root_id] : [asked];
  return corners.filter((id) => typeof id === "number").map((id) => listOf(siteId, kind, id));
}
