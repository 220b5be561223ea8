import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import type { ProductListing } from "#contract/goods/listing.ts";
import { readListingQuery } from "#contract/goods/listing-query.ts";
import { testDatabase } from "../../testing/database.ts";
import { anyChangeOfChoice, type Change } from "../../testing/lists/any-change-of-choice.ts";
import { anyChoice } from "../../testing/lists/any-choice.ts";
import { assortedShop } from "../../testing/lists/assorted-shop.ts";
import { type NaiveListing, naiveListing } from "../../testing/lists/naive-listing.ts";
import { reader } from "../../testing/read-call.ts";
import { siteId } from "../../testing/small-shop.ts";
import { selectListHead } from "../queries/listing/lists.ts";
import { selectNarrowedPart } from "../queries/listing/narrowed-list.ts";
import { listOrder } from "./list-order.ts";
import { narrowedWay } from "./narrowed-way.ts";

const { db } = await testDatabase();
const read = reader(db);
beforeAll(() => assortedShop(db));

/** What the database refuses by its own rules is no change. */
async function make(steps: readonly Change[]): Promise<void> {
  await db
    .transaction()
    .execute(async (transaction) => {
      for (const step of steps) await step(transaction);
    })
    .catch((error: { constraint?: string }) => {
      if (!/categories_|skus_/.test(error.constraint ?? "")) throw error;
    });
}

const essence = (list: ProductListing): NaiveListing => ({
  count: list.count,
  ids: list.results.map(({ id }) => id),
  filters: list.filters.map(({ slug, items }) => ({
    slug,
    items: items.map((item) => [item.slug, item.count, item.active] as const),
  })),
  price: list.price && { min: list.price.min, max: list.price.max },
  in_stock: list.in_stock.count,
  sale: list.sale.count,
});

type Choice = Record<string, string>;

async function expectAsCounted(choices: readonly Choice[], pick: number): Promise<void> {
  const { rows } = await sql<{ id: number; path: string }>`
    select 0::bigint as id, '' as path
    union all
    select id, path from categories where archived_at is null order by id`.execute(db);
  for (const choice of choices) {
    const { id, path } = rows[pick % rows.length] as { id: number; path: string };
    const query = { ...choice, ...(path && { category: path }) };
    const { answer } = await read("GET catalog/", { query });
    const asked = readListingQuery(new URLSearchParams(choice));
    const naive = await naiveListing(db, { ...asked, limit: Number(choice.limit) }, id);
    expect({ query, ...essence(answer) }).toEqual({ query, ...naive });
  }
}

describe("a narrowed list", () => {
  test("is what a naive recount finds, whatever was changed and is chosen", {
    timeout: 120_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyChangeOfChoice, { minLength: 1, maxLength: 8 }),
        fc.array(anyChoice, { minLength: 4, maxLength: 4 }),
        fc.nat(50),
        async (steps, choices, pick) => {
          await make(steps);
          await expectAsCounted(choices, pick);
        },
      ),
      { numRuns: 120 },
    );
  });

  test("is so after changes of many at the same time", { timeout: 120_000 }, async () => {
    const crowd = fc.array(fc.array(anyChangeOfChoice, { minLength: 1, maxLength: 3 }), {
      minLength: 4,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(
        crowd,
        fc.array(anyChoice, { minLength: 3, maxLength: 3 }),
        fc.nat(50),
        async (transactions, choices, pick) => {
          await Promise.all(
            transactions.map((steps) =>
              make(steps).catch((error: { code?: string }) => {
                // Plain SQL in any order may deadlock on its own rows; one of them is ended, cleanly.
                if (error.code !== "40P01") throw error;
              }),
            ),
          );
          await expectAsCounted(choices, pick);
        },
      ),
      { numRuns: 30 },
    );
  });

  test("is the same whether it is walked or gathered", { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyChangeOfChoice, { maxLength: 4 }),
        anyChoice,
        async (steps, choice) => {
          await make(steps);
          const { filters, price, sort, page } = readListingQuery(new URLSearchParams(choice));
          const order = listOrder(sort);
          const slug = order.by === "label" ? order.slug : null;
          const head = await selectListHead(db, siteId, "", slug);
          const limit = Number(choice.limit);
          const part = {
            narrowing: {
              siteId,
              categoryId: 0,
              listingId: head?.listing_id ?? 0,
              hidden: 0,
              chosen: new Map(Object.entries(filters)),
              price: { from: (price?.from ?? 0) * 100, to: (price?.to ?? 1_000) * 100 },
            },
            order,
            labelListingId: head?.label?.listing_id ?? null,
            limit,
            offset: (page - 1) * limit,
          };
          const walked = await selectNarrowedPart(db, part, "walk");
          expect(await selectNarrowedPart(db, part, "gather")).toEqual(walked);
        },
      ),
      { numRuns: 100 },
    );
  });
});

test("a list is walked while that is the shorter way", () => {
  const page = { limit: 24, offset: 0 };
  expect(narrowedWay({ whole: 100_000, matching: 50_000, ...page })).toBe("walk");
  expect(narrowedWay({ whole: 100_000, matching: 20, ...page })).toBe("gather");
  expect(narrowedWay({ whole: 1_000, matching: 20, ...page })).toBe("walk");
  expect(narrowedWay({ whole: 100_000, matching: 0, ...page })).toBe("gather");
});
