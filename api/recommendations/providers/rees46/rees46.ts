import { createHash } from "node:crypto";
import { z } from "zod";
import { selectCategoryId } from "../../../catalog/public.ts";
import type { Config } from "../../../config.ts";
import { isOwnCode } from "../../block-codes.ts";
import { Refused } from "../fault.ts";
import type { Recommender, Wish } from "../provider.ts";
import { eventBody } from "./event-body.ts";

/** A shopper waits for it: what takes longer is done without. */
const recommendWithinMs = 700;
const tellWithinMs = 5000;

const Id = z.union([z.string(), z.number()]).transform(Number).pipe(z.number().int().positive());

/** Ids, or whole products when the block is set up so; the shop has its own facts of them. */
const Answer = z.object({
  title: z.string().max(200).nullish(),
  recommends: z.array(z.union([Id, z.object({ id: Id }).transform(({ id }) => id)])).max(1000),
});

/** Refusals of the moment: the shop's bill is not paid, a wait was too long, too many asked. */
const passing = new Set([403, 408, 429]);

/** REES46, asked by the server: browsers do not speak to it. Needs `REES46_SHOP_ID`. */
export const rees46: Recommender = {
  name: "rees46",
  isOn: ({ rees46: settings }) => settings !== undefined,
  async recommend(wish, { db, config }) {
    const { blocks } = settingsOf(config);
    const block = blocks[wish.code] ?? (isOwnCode(wish.code) ? null : wish.code);
    if (!block) return null;
    const { siteId, category } = wish;
    const categoryId = category ? await selectCategoryId(db, siteId, category) : null;
    const path = `/recommend/${encodeURIComponent(block)}?${queryOf(wish, categoryId, config)}`;
    const answer = Answer.parse(await send(config, path, { withinMs: recommendWithinMs }));
    return { title: answer.title || null, products: answer.recommends };
  },
  async tell(visit, event, config) {
    const { shopId } = settingsOf(config);
    const body = { shop_id: shopId, did: visit, sid: visit, ...eventBody(event) };
    await send(config, "/push", { body, withinMs: tellWithinMs });
  },
};

function settingsOf({ rees46: settings }: Config) {
  if (!settings) throw new Error("REES46 is not switched on");
  return settings;
}

function queryOf(wish: Wish, categoryId: number | null, config: Config): URLSearchParams {
  const { shopId } = settingsOf(config);
  // Asked for a page that is the same for everyone, the shop itself is the visitor.
  const visitor = wish.visit ?? createHash("sha256").update(shopId).digest("hex").slice(0, 32);
  const query = new URLSearchParams({
    shop_id: shopId,
    did: visitor,
    sid: visitor,
    // Some of them may be gone here or stand in the answer as another color.
    limit: String(wish.limit * 2),
  });
  const item = wish.anchors.find(({ is_item }) => is_item);
  const others = wish.anchors.filter((anchor) => anchor !== item);
  if (item) query.set("item", String(item.product_id));
  if (others.length > 0) query.set("exclude", others.map((one) => one.product_id).join(","));
  if (categoryId !== null) query.set("category", String(categoryId));
  if (wish.searchQuery) query.set("search_query", wish.searchQuery);
  return query;
}

async function send(
  config: Config,
  path: string,
  { body, withinMs }: { body?: unknown; withinMs: number },
): Promise<unknown> {
  const answer = await fetch(settingsOf(config).url + path, {
    method: body ? "POST" : "GET",
    ...(body !== undefined && {
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
    redirect: "error",
    signal: AbortSignal.timeout(withinMs),
  });
  if (answer.ok) return answer.json();
  const said = (await answer.text()).slice(0, 200);
  const message = `REES46 answered ${answer.status}: ${said}`;
  throw passing.has(answer.status) || answer.status >= 500
    ? new Error(message)
    : new Refused(message);
}
