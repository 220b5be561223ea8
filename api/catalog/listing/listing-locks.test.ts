import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { kopecks } from "#contract/money.ts";
import type { Db } from "../../context.ts";
import { testDatabase } from "../../testing/database.ts";
import { siteId, smallShop } from "../../testing/small-shop.ts";
import { saveCategory } from "../saving/save-category.ts";
import { saveLabel } from "../saving/save-handbooks.ts";
import { saveProduct } from "../saving/save-product.ts";

const { db } = await testDatabase();
const hands = 6;
const rounds = 30;
beforeAll(() => smallShop(db));

async function saveOne(trx: Db, slug: string, categoryIds: readonly number[], labelId: number) {
  const categories = categoryIds.map((id) => ({ id, position: 1 }));
  const texts = { slug, skuFull: slug, title: { en: slug } };
  const product = { siteId, ...texts, price: kopecks(100), categories, labelIds: [labelId] };
  await saveProduct(trx, product, "system:test");
}

test("many who fill the same new categories and labels at one moment never deadlock", {
  timeout: 120_000,
}, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const categoryIds: number[] = [];
    for (const slug of [`a${round}`, `b${round}`]) {
      categoryIds.push(
        await saveCategory(db, { siteId, parentId: null, slug, title: { en: slug } }),
      );
    }
    const labels: number[] = [];
    for (let hand = 0; hand < hands; hand += 1) {
      labels.push(await saveLabel(db, { slug: `l${round}-${hand % 3}`, title: { en: "New" } }));
    }
    await Promise.all(
      labels.map((label, hand) =>
        db.transaction().execute(async (trx) => {
          const given = hand % 2 === 0 ? categoryIds : categoryIds.toReversed();
          await saveOne(trx, `p${round}-${hand}`, given, label);
        }),
      ),
    );
  }
  const counted = await sql<{ count: number }>`
    select count(*)::integer from listings l
    where count <> (select count(*) from listing_entries e where e.listing_id = l.id)`.execute(db);
  expect(counted.rows).toEqual([{ count: 0 }]);
});
