import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "../testing/database.ts";
import { type SmallShop, smallShop } from "../testing/small-shop.ts";
import {
  bookStock,
  consumeStock,
  countStock,
  releaseStock,
  reserveStock,
  returnStock,
} from "./public.ts";

const { db } = await testDatabase();
const actor = "test";
let shop: SmallShop;
let small: number;
let medium: number;

beforeAll(async () => {
  // Orders are made up by their number here; what they hold is all that matters.
  await sql`alter table stock_ledger drop constraint stock_ledger_order_id_fkey`.execute(db);
  shop = await smallShop(db);
  small = shop.dress.skus.get("VR-1-1-s") as number;
  medium = shop.dress.skus.get("VR-1-1-m") as number;
});

beforeEach(async () => {
  await sql`delete from stock_ledger`.execute(db);
  await sql`delete from stock_balances`.execute(db);
});

const put = (skuId: number, onHand: number, placeId = shop.warehouse) =>
  countStock(db, [{ skuId, placeId, onHand }], { cause: "receipt", actor });

const reserve = (orderId: number, lines: [number, number][]) =>
  db.transaction().execute((transaction) =>
    reserveStock(
      transaction,
      lines.map(([skuId, quantity]) => ({ skuId, quantity })),
      orderId,
      actor,
    ),
  );

async function balances(): Promise<{ sku_id: number; on_hand: number; reserved: number }[]> {
  const { rows } = await sql<{ sku_id: number; on_hand: number; reserved: number }>`
    select sku_id, sum(on_hand)::integer as on_hand, sum(reserved)::integer as reserved
    from stock_balances group by sku_id order by sku_id`.execute(db);
  return rows;
}

async function expectLedgerToAgree(): Promise<void> {
  const { rows } = await sql`
    select * from stock_balances b
    full join (
      select sku_id, place_id, sum(on_hand_change) as on_hand, sum(reserved_change) as reserved
      from stock_ledger group by sku_id, place_id
    ) l using (sku_id, place_id)
    where (coalesce(b.on_hand, 0), coalesce(b.reserved, 0))
      is distinct from (coalesce(l.on_hand, 0), coalesce(l.reserved, 0))`.execute(db);
  expect(rows).toEqual([]);
}

describe("stock", () => {
  test("is booked in and out, never below what is reserved", async () => {
    const book = (change: number) =>
      bookStock(db, {
        skuId: small,
        placeId: shop.warehouse,
        change,
        cause: "correction",
        actor,
        reason: "counted",
      });
    expect(await book(3)).toEqual({ on_hand: 3, reserved: 0 });
    await reserve(1, [[small, 2]]);
    expect(await book(-1)).toEqual({ on_hand: 2, reserved: 2 });
    await expect(book(-1)).rejects.toMatchObject({ code: "stock_would_be_negative" });
    await expectLedgerToAgree();
  });

  test("counted twice writes once, and keeps what is reserved", async () => {
    await put(small, 4);
    await put(small, 4);
    await reserve(1, [[small, 3]]);
    await put(small, 1);
    expect(await balances()).toEqual([{ sku_id: small, on_hand: 3, reserved: 3 }]);
    const { rows } = await sql<{ n: number }>`select count(*)::integer n from stock_ledger`.execute(
      db,
    );
    expect(rows[0]?.n).toBe(3);
    await expectLedgerToAgree();
  });

  test("of an order is taken whole or not at all", async () => {
    await put(small, 5);
    await put(medium, 1);
    await expect(
      reserve(1, [
        [small, 2],
        [medium, 2],
      ]),
    ).rejects.toMatchObject({ code: "not_enough_stock", data: { sku: medium, available: 1 } });
    expect(await balances()).toEqual([
      { sku_id: small, on_hand: 5, reserved: 0 },
      { sku_id: medium, on_hand: 1, reserved: 0 },
    ]);
    await expect(
      reserve(2, [[shop.shirt.skus.get("VR-2-1-m") as number, 1]]),
    ).rejects.toMatchObject({ code: "size_gone" });
  });

  test("comes from several warehouses but never from a shop", async () => {
    await sql`insert into places (slug, kind, title) values ('second', 'warehouse', '{}')
      on conflict do nothing`.execute(db);
    const { rows } = await sql<{ id: number }>`select id from places where slug = 'second'`.execute(
      db,
    );
    const second = rows[0]?.id as number;
    await put(small, 1);
    await put(small, 2, second);
    await put(small, 9, shop.petrovka);
    await expect(reserve(1, [[small, 4]])).rejects.toMatchObject({ data: { available: 3 } });
    await reserve(1, [[small, 3]]);
    expect((await consume(1)).at(0)).toEqual({ skuId: small, quantity: 3 });
    await expectLedgerToAgree();
  });

  test("is given back or sold once, however often it is asked", async () => {
    await put(small, 5);
    await reserve(1, [[small, 3]]);
    const release = () =>
      db
        .transaction()
        .execute((transaction) =>
          releaseStock(transaction, 1, actor, [{ skuId: small, quantity: 1 }]),
        );
    await release();
    const all = await Promise.all([consume(1), consume(1), releaseAll(1), consume(1)]);
    expect(all.flat().reduce((sum, line) => sum + line.quantity, 0)).toBe(2);
    expect((await balances())[0]?.reserved).toBe(0);
    await expectLedgerToAgree();
  });

  test("comes back to where it was sold from", async () => {
    await put(small, 2);
    await reserve(7, [[small, 2]]);
    await consume(7);
    await returnStock(db, 7, actor, [{ skuId: small, quantity: 1 }]);
    expect(await balances()).toEqual([{ sku_id: small, on_hand: 1, reserved: 0 }]);
    await expectLedgerToAgree();
  });
});

const consume = (orderId: number) =>
  db.transaction().execute((transaction) => consumeStock(transaction, orderId, actor));
const releaseAll = (orderId: number) =>
  db.transaction().execute((transaction) => releaseStock(transaction, orderId, actor));

describe("the last pieces", () => {
  test("go to as many buyers as there are, of any number at once", {
    timeout: 60_000,
  }, async () => {
    for (let round = 0; round < 5; round += 1) {
      await put(small, 3);
      const buyers = Array.from({ length: 15 }, (_, buyer) =>
        reserve(round * 100 + buyer + 1, [[small, 1]]),
      );
      const results = await Promise.allSettled(buyers);
      const refused = results.filter((result) => result.status === "rejected");
      expect(refused).toHaveLength(12);
      for (const { reason } of refused) expect(reason.code).toBe("size_gone");
      expect((await balances())[0]).toEqual({ sku_id: small, on_hand: 3, reserved: 3 });
      for (let buyer = 1; buyer <= 15; buyer += 1) await releaseAll(round * 100 + buyer);
      await expectLedgerToAgree();
    }
  });

  test("asked for in opposite orders never deadlock", { timeout: 60_000 }, async () => {
    await put(small, 1000);
    await put(medium, 1000);
    const there: [number, number][] = [
      [small, 1],
      [medium, 1],
    ];
    const orders = Array.from({ length: 60 }, (_, order) =>
      reserve(order + 1, order % 2 ? there : [...there].reverse()),
    );
    await expect(Promise.all(orders)).resolves.toBeDefined();
  });
});

test("the ledger agrees with the balances after anything", { timeout: 60_000 }, async () => {
  const line = fc.tuple(fc.constantFrom("s", "m", "l"), fc.integer({ min: 1, max: 3 }));
  const step = fc.record({
    act: fc.constantFrom("put", "reserve", "release", "consume"),
    order: fc.integer({ min: 1, max: 4 }),
    lines: fc.array(line, { minLength: 1, maxLength: 3 }),
  });
  const sku = (size: string) => shop.dress.skus.get(`VR-1-1-${size}`) as number;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
      for (const { act, order, lines } of steps) {
        const pieces = lines.map(([size, quantity]) => [sku(size), quantity] as [number, number]);
        const some = pieces.map(([skuId, quantity]) => ({ skuId, quantity }));
        if (act === "put") await put(...(pieces[0] as [number, number]));
        if (act === "reserve") {
          await reserve(order, pieces).catch((error) => {
            expect(["size_gone", "not_enough_stock"]).toContain(error.code);
          });
        }
        if (act === "release") {
          await db.transaction().execute((trx) => releaseStock(trx, order, actor, some));
        }
        if (act === "consume") await consume(order);
      }
      await expectLedgerToAgree();
    }),
    { numRuns: 40 },
  );
});
