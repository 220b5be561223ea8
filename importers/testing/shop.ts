import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import type { Db } from "#api/context.ts";
import { folderStore } from "#api/media/public.ts";
import { testDatabase } from "#api/testing/database.ts";
import { temporaryFolder } from "#api/testing/temporary-folder.ts";
import { openShop } from "../command/open-shop.ts";
import { readers } from "../formats/registry.ts";
import { chooseReader, openCatalog } from "../open-file.ts";
import { mediaSource } from "../pictures/media-source.ts";
import { planImport } from "../plan.ts";
import { Report } from "../report.ts";
import { type ImportTask, runImport } from "../run.ts";
import { noConversion } from "../values/price.ts";
import { temporaryFile } from "./files.ts";

export interface ImportOptions {
  mode?: "replace" | "merge";
  dryRun?: boolean;
  source?: string;
  mediaFolder?: string;
}

export interface Outcome {
  counts: Report["counts"];
  /** Lines of the report's file, without its header. */
  problems: string[];
  /** What the person at the terminal reads. */
  printed: string;
}

/** An empty shop in a database of its own, and the import into it. */
export async function testShop() {
  const { db, url } = await testDatabase();
  const shop = await openShop(db, folderStore(temporaryFolder("shop")), { demo: false });

  async function importFile(path: string, options: ImportOptions = {}): Promise<Outcome> {
    const { mode = "merge", dryRun = false, mediaFolder = null } = options;
    const file = await openCatalog(path);
    const reader = chooseReader(file, readers);
    const source = options.source ?? reader.id;
    const task: ImportTask = {
      shop: { ...shop, source, media: mediaSource(mediaFolder), mediaFolder },
      reader,
      file,
      options: { rate: noConversion, now: new Date("2026-06-15T12:00:00Z") },
      mode,
    };
    const reportPath = temporaryFile("", "report.csv");
    const report = new Report(reportPath);
    await (dryRun ? planImport : runImport)(task, report);
    const printed = report.finish(dryRun ? "planned" : "done").join("\n");
    const problems = (await readFile(reportPath, "utf8")).split("\n").slice(1, -1);
    return { counts: { ...report.counts }, problems, printed };
  }

  return { db, url, importFile };
}

/** All that an import may write, by names instead of ids and without times: equal shops are equal. */
export async function snapshot(db: Db): Promise<unknown> {
  const { rows } = await sql<{ product: unknown }>`
    select jsonb_build_object(
      'slug', p.slug, 'title', p.title, 'description', p.description, 'archived', p.archived_at is not null,
      'model', m.slug, 'color', c.slug, 'brand', b.slug, 'category', cat.path,
      'price', ps.price, 'old_price', ps.old_price, 'position', ps.position,
      'categories', (select jsonb_agg(cc.path || ' ' || pc.position order by cc.path)
        from product_categories pc join categories cc on cc.id = pc.category_id
        where pc.product_id = p.id),
      'skus', (select jsonb_agg(jsonb_build_array(s.code, z.text, s.price, s.gtin, sb.on_hand,
          s.archived_at is not null) order by s.code)
        from skus s join sizes z on z.id = s.size_id
        left join stock_balances sb on sb.sku_id = s.id where s.product_id = p.id),
      'pictures', (select jsonb_agg(picture_id order by position)
        from product_pictures where product_id = p.id),
      'attributes', (select jsonb_agg(jsonb_build_array(a.slug, o.slug, pa.boolean, pa.text)
          order by a.slug, o.slug)
        from product_attributes pa join attributes a on a.id = pa.attribute_id
        left join attribute_options o on o.id = pa.option_id where pa.product_id = p.id),
      'links', (select jsonb_agg(jsonb_build_array(l.kind, t.slug) order by l.kind, l.position)
        from product_links l join products t on t.id = l.linked_id where l.product_id = p.id)
    ) as product
    from products p
    join product_sites ps on ps.product_id = p.id
    left join models m on m.id = p.model_id
    left join colors c on c.id = p.color_id
    left join brands b on b.id = p.brand_id
    left join categories cat on cat.id = p.category_id
    order by p.slug, p.archived_at nulls first`.execute(db);
  const { rows: ledger } = await sql`
    select s.code, l.on_hand_change from stock_ledger l join skus s on s.id = l.sku_id
    order by 1, 2`.execute(db);
  return { products: rows.map(({ product }) => product), ledger };
}
