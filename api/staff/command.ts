// `npm run staff -- COMMAND …`: the staff door from the terminal, on the same use cases as its calls.

import { limits } from "#contract/limits.ts";
import { fromRoubles, kopecks, roublesIn, toRoubles } from "#contract/money.ts";
import { staffCalls } from "#contract/staff.ts";
import { checkInput } from "../calls/check-input.ts";
import {
  productIdBySlug,
  publishProduct,
  setPrice,
  skuIdByCode,
  unpublishProduct,
} from "../catalog/public.ts";
import { readConfig } from "../config.ts";
import type { Db } from "../context.ts";
import { migrate } from "../db/migrate.ts";
import { createDb, createPool } from "../db/pool.ts";
import { startDatabase } from "../db/start.ts";
import {
  cancelOrder,
  moveShipment,
  refundSome,
  selectNewestOrders,
  settleRefund,
} from "../orders/public.ts";
import type { ProviderContext } from "../payments/public.ts";
import { refusalWords } from "../refusal-words.ts";
import { isInvalid, isRefusal, type Refusal, refuse } from "../refuse.ts";
import { hideSet, orderSets, publishSet, putSet } from "../sets/public.ts";
import { Closing } from "../start/closing.ts";
import { keepSecret } from "../start/keep-secret.ts";
import { tellFault } from "../start/tell-fault.ts";
import { bookStock, placeIdBySlug } from "../stock/public.ts";
import { readArguments, type StaffArguments, type StaffCommand, usage } from "./arguments.ts";
import { endTokens, makeToken } from "./public.ts";

const closing = new Closing();
const given = process.argv.slice(2);

try {
  if (given.length === 0 || given.includes("--help")) console.log(usage);
  else console.log(await runAtDatabase(readArguments(given, limits.defaultSiteId)));
} catch (error) {
  if (isRefusal(error)) console.error(sentenceOf(error));
  else if (isInvalid(error)) console.error(error.message);
  else tellFault(error);
  process.exitCode = 1;
} finally {
  await closing.run();
}

/** "Page not found" would puzzle whoever sits at a terminal. */
function sentenceOf(refusal: Refusal): string {
  if (refusal.code === "not_found") return "There is no such thing";
  const { next } = refusal.data ?? {};
  const typed = Array.isArray(next) ? ` (typed: ${next.join(", ")})` : "";
  return `${refusalWords(refusal, "en")}${typed}`;
}

async function runAtDatabase(staff: StaffArguments): Promise<string> {
  const config = readConfig(process.env);
  config.secret ??= keepSecret(config.dataDir);
  const database = await startDatabase(config);
  closing.add(database.stop);
  const pool = createPool(database.url, { max: 2 });
  closing.add(() => pool.end());
  await migrate(pool);
  const log = { warn: (...told: unknown[]) => console.error(told.at(-1)) };
  return run({ db: createDb(pool), config, log }, staff);
}

type Command<Verb extends StaffCommand["do"]> = Extract<StaffCommand, { do: Verb }>;

/** Carries a command out and answers what to print. */
async function run(
  context: ProviderContext,
  { command, as, siteId }: StaffArguments,
): Promise<string> {
  const { db } = context;
  const actor = `staff:${as}`;
  const inOne = <T>(work: (trx: Db) => Promise<T>) => db.transaction().execute(work);
  const product = (slug: string, work: (trx: Db, productId: number) => Promise<void>) =>
    inOne(async (trx) => work(trx, await productIdBySlug(trx, slug)));
  switch (command.do) {
    case "token":
      return inOne((trx) => makeToken(trx, command, actor));
    case "end-tokens":
      return `${await inOne((trx) => endTokens(trx, command.name, actor))} ended`;
    case "price":
      await product(command.slug, (trx, productId) =>
        setPrice(trx, { siteId, productId, ...checkedPrices(command) }, actor),
      );
      return "Done";
    case "publish":
      await product(command.slug, (trx, productId) =>
        publishProduct(trx, { siteId, productId, from: command.from }, actor),
      );
      return "Done";
    case "unpublish":
      await product(command.slug, (trx, productId) =>
        unpublishProduct(trx, { siteId, productId }, actor),
      );
      return "Done";
    case "set":
      return `${await inOne((trx) => putSet(trx, { siteId, ...command }, actor))}`;
    case "publish-set":
      await inOne((trx) => publishSet(trx, { siteId, ...command }, actor));
      return "Done";
    case "hide-set":
      await inOne((trx) => hideSet(trx, { siteId, ...command }, actor));
      return "Done";
    case "order-sets":
      await inOne((trx) => orderSets(trx, { siteId, ...command }, actor));
      return "Done";
    case "stock":
      return inOne((trx) => book(trx, command, actor));
    case "orders":
      return listOrders(db, siteId, command.limit);
    case "shipment":
      await inOne((trx) =>
        moveShipment(trx, { siteId, number: command.number }, command.state, {
          cause: "staff",
          actor,
        }),
      );
      return "Done";
    case "cancel":
      await cancelOrder(
        context,
        { siteId, number: command.number },
        { reason: command.reason, actor },
      );
      return "Done";
    case "refund": {
      const why = { reason: command.reason, actor };
      const { refundId, amount } = await inOne((trx) =>
        refundSome(trx, { siteId, number: command.number }, command.items, why),
      );
      const isSettled = await settleRefund(context, refundId);
      const sum = roublesIn("en", toRoubles(amount));
      return isSettled ? `${sum} paid back` : `${sum} are due: the bank is asked until it pays`;
    }
  }
}

function checkedPrices({ price, old }: Command<"price">) {
  const { body } = staffCalls["PUT staff/products/:slug/price/"];
  checkInput(body, { price, old_price: old }, "en");
  return { price: fromRoubles(price), oldPrice: old === null ? null : fromRoubles(old) };
}

async function book(trx: Db, command: Command<"stock">, actor: string): Promise<string> {
  const skuId = await skuIdByCode(trx, command.sku);
  const placeId = (await placeIdBySlug(trx, command.place)) ?? refuse("not_found");
  const { change, reason, place } = command;
  checkInput(staffCalls["POST staff/skus/:code/stock/"].body, { change, reason, place }, "en");
  const cause = change > 0 ? "receipt" : "correction";
  const balance = await bookStock(trx, { skuId, placeId, change, cause, actor, reason });
  return `${balance.on_hand} there, ${balance.reserved} of them reserved`;
}

async function listOrders(db: Db, siteId: number, limit: number): Promise<string> {
  const orders = await selectNewestOrders(db, siteId, limit);
  const lines = orders.map(({ number, state, total, placed_at }) =>
    [placed_at.toISOString(), number, state, roublesIn("en", toRoubles(kopecks(total)))].join("\t"),
  );
  return lines.join("\n") || "No orders yet";
}
