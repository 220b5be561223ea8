import { type Locale, said } from "#contract/locale.ts";
import type { Db } from "../../context.ts";
import { selectLabels } from "../queries/labels.ts";

/** The handbook of labels, in the owner's order. */
export async function listLabels(db: Db, locale: Locale) {
  const rows = await selectLabels(db);
  return rows.map((row) => {
    const title = said(row.title, locale);
    return {
      id: row.id,
      slug: row.slug,
      title,
      title_plural: said(row.title_plural, locale) || title,
    };
  });
}
