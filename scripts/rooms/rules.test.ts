import { expect, test } from "vitest";
import { breachesIn, rules } from "./rules.ts";
import { sourceFile } from "./source-file.ts";

const breaches = (path: string, text: string) =>
  rules.flatMap((rule) => rule(sourceFile(path, text)));

test.each([
  ["contract/cart.ts", 'import { z } from "zod";\nimport { x } from "./money.ts";'],
  ["storefront/pages/home/page.tsx", 'import { Card } from "../../parts/card.tsx";'],
  ["storefront/pages/home/page.tsx", 'import "./page.module.css";\nimport { x } from "./load.ts";'],
  ["api/orders/place-order.ts", 'import { reserve } from "../stock/public.ts";'],
  ["api/payments/routes.ts", 'import { settle } from "../orders/public.ts";'],
  ["api/app.ts", 'import { cartRoutes } from "./cart/routes.ts";'],
  ["api/db/types.ts", 'import type { CartTables } from "../cart/tables.ts";'],
  ["api/cart/queries.ts", 'db.selectFrom("cart").selectAll();'],
  ["api/catalog/queries/cards.ts", "sql`now()`;"],
  ["api/cart/queries.ts", "sql`insert into cart_items select from skus for update of skus`;"],
  ["api/messages/write-mail.ts", 'import { links } from "#storefront/links.ts";'],
  ["api/stock/tables.ts", 'import type { SkuId } from "../catalog/tables.ts";'],
  ["storefront/words/ru/common.ts", "export const a = 1;"],
  ["api/cart/public.ts", 'export { addItem } from "./add-item.ts";'],
  ["api/cart/add-item.test.ts", 'import { reserve } from "../orders/queries.ts";'],
])("%s may say %s", (path, text) => {
  expect(breaches(path, text)).toEqual([]);
});

test.each([
  ["contract/cart.ts", 'import type { Db } from "#api/context.ts";', "contract/ is what both"],
  [
    "contract/cart.ts",
    'import {\n  a,\n  b,\n} from "../api/context.ts";',
    "contract/ is what both",
  ],
  [
    "storefront/api.ts",
    'import { buildApp } from "#api/app.ts";',
    "speaks to the API by the contract",
  ],
  ["storefront/api.ts", 'const app = await import("../api/app.ts");', "speaks to the API by the"],
  [
    "api/cart/routes.ts",
    'import { Card } from "#storefront/parts/card.tsx";',
    "Only api/storefront/",
  ],
  ["api/cart/routes.ts", 'import { goods } from "#demo/goods.ts";', "does not know who uses it"],
  [
    "api/orders/place-order.ts",
    'import { q } from "../stock/queries.ts";',
    "by its public.ts only",
  ],
  ["demo/load.ts", 'import { q } from "#api/stock/queries.ts";', "by its public.ts only"],
  [
    "api/stock/reserve.ts",
    'import { q } from "../orders/public.ts";',
    "stock stands left of orders",
  ],
  ["api/cart/add-item.ts", 'db.insertInto("cart");', "SQL stands in"],
  ["api/cart/routes.ts", "sql<number>`select 1`;", "SQL stands in"],
  ["api/orders/queries.ts", "sql`update skus set code = ''`;", "skus is written by catalog only"],
  ["api/cart/queries.ts", 'db.deleteFrom("orders");', "orders is written by orders only"],
  ["api/cart/queries.ts", "sql`TRUNCATE TABLE orders`;", "orders is written by orders only"],
  ["api/cart/queries.ts", "sql`merge into products p`;", "products is written by catalog only"],
  ["storefront/ui/button.tsx", 'import { x } from "../parts/x.tsx";', "ui/ lies under parts/"],
  ["storefront/blocks/poster.tsx", 'import "../pages/home/page.tsx";', "blocks/ lies under pages/"],
  [
    "storefront/pages/home/a.ts",
    'import { x } from "../cart/x.ts";',
    "A page never imports a page",
  ],
  ["api/utils/money.ts", "export const a = 1;", '"utils" says nothing'],
  ["storefront/helpers.ts", "export const a = 1;", '"helpers" says nothing'],
  [
    "demo/index.ts",
    '// all\nexport * from "./a.ts";\nexport { b } from "./b.ts";',
    "only hands on",
  ],
])("%s must not say %s", (path, text, sentence) => {
  expect(breaches(path, text)).toEqual([expect.stringContaining(sentence)]);
});

test("files import each other in no circle, not even their types", () => {
  const price = sourceFile("api/cart/price.ts", 'import type { Line } from "./line.ts";');
  const line = sourceFile("api/cart/line.ts", 'import { half } from "./half.ts";');
  const half = (target: string) =>
    sourceFile("api/cart/half.ts", `import { price } from "${target}";`);
  const user = sourceFile("api/cart/add-item.ts", 'import { price } from "./price.ts";');
  expect(breachesIn([user, price, line, half("#contract/money.ts")])).toEqual([]);
  expect(breachesIn([user, price, line, half("./price.ts")])).toEqual(
    ["price", "line", "half"].map((name) =>
      expect.stringMatching(`^api/cart/${name}.ts: It stands in a circle of imports`),
    ),
  );
});
