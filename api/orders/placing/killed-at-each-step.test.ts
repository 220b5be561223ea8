import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { refusals } from "#contract/refusals.ts";
import { makeToken } from "../../staff/public.ts";
import type { Answer } from "../../testing/open-shop.ts";
import { type Halt, type HaltPlace, haltBefore } from "../../testing/processes/halt.ts";
import { beginTrip, type Deed, deeds } from "../../testing/processes/interrupted-trips.ts";
import { openKillableShop, type Victim, victims } from "../../testing/processes/killable-shop.ts";
import { expectWholeOrders } from "../../testing/processes/whole-orders.ts";
import { expectLedgerAgrees, restock } from "../../testing/shopper.ts";

const shop = await openKillableShop();
const owner = { name: "Vera", role: "owner", days: 1 } as const;
const token = await shop.db.transaction().execute((trx) => makeToken(trx, owner, "staff:test"));

/** Where the blow falls: the shop is held just before this change. */
const steps: Record<Deed, Record<string, HaltPlace>> = {
  placing: {
    "before the order is written": { table: "orders", before: "insert" },
    "before the pieces are taken aside": { table: "stock_balances", before: "update" },
    "after the pieces are taken aside": { table: "idempotency_keys", before: "update" },
    "while it is committed": { table: "orders", before: "insert", atCommit: true },
    "after the commit, before the bank hears": { table: "sandbox_bank_payments", before: "insert" },
    "after the commit, before the shopper hears": { table: "payments", before: "update" },
  },
  paying: {
    "before the card is charged": { table: "sandbox_bank_payments", before: "update" },
    "while it is charged": { table: "sandbox_bank_payments", before: "update", atCommit: true },
    "after the charge, before the webhook": { table: "sandbox_bank_webhooks", before: "update" },
  },
  telling: {
    "before the event is kept": { table: "provider_inbox", before: "insert" },
    "before the payment moves": { table: "payments", before: "update" },
    "between the payment and its receipt": { table: "receipts", before: "insert" },
    "while it is committed": { table: "receipts", before: "insert", atCommit: true },
    "before the event counts as handled": { table: "provider_inbox", before: "update" },
  },
  refunding: {
    "before the refund is written": { table: "refunds", before: "insert" },
    "before the pieces go back": {
      table: "stock_ledger",
      before: "insert",
      when: "new.cause = 'release'",
    },
    "before the bank pays back": { table: "sandbox_bank_refunds", before: "insert" },
    "after the bank has paid back": {
      table: "refunds",
      before: "update",
      when: "new.state = 'done'",
    },
    "before its receipt": { table: "receipts", before: "insert" },
  },
  expiring: {
    "before the bank's payment is cancelled": { table: "sandbox_bank_payments", before: "update" },
    "before the order ends": { table: "orders", before: "update" },
    "before the pieces go back": {
      table: "stock_ledger",
      before: "insert",
      when: "new.cause = 'release'",
    },
    "before the letter": { table: "outbox", before: "insert" },
  },
};

let halt: Halt | undefined;
beforeEach(() => restock(shop));
afterEach(async () => {
  await halt?.lift();
  await expectWholeOrders(shop);
  await expectLedgerAgrees(shop);
});

describe.each(victims)("a %s killed", (victim) => {
  for (const deed of Object.keys(steps) as Deed[]) {
    describe(`while ${deed}`, () => {
      test.each(Object.entries(steps[deed]))("%s", (_, at) => strike(victim, deed, at), 60_000);
    });
  }
});

async function strike(victim: Victim, deed: Deed, at: HaltPlace): Promise<void> {
  const trip = await beginTrip(shop, token, deed);
  const { act, finish } = deeds[deed](trip);
  halt = await haltBefore(shop.databaseUrl, at);
  const answer = act().catch(() => null);
  await halt.reached();
  const { server } = shop;
  await shop.kill(victim);
  expect(await shop.backAgain()).toBeLessThan(10_000);
  await halt.lift();
  if (victim === "database") {
    expect(server.isAlive()).toBe(true);
    expectKind(await answer);
  }
  await finish();
}

/** A shopper whose call failed is told so in words, and that it may be tried again. */
function expectKind(answer: Answer | null): void {
  if (!answer || answer.status < 400) return;
  expect(answer.status).toBe(503);
  const { en, ru } = refusals.unavailable;
  if (answer.body.code) expect([en, ru]).toContain(answer.body.detail);
}
