import type { Said } from "#contract/locale.ts";
import type { Db } from "../context.ts";
import { upsertLegalEntity, upsertSite } from "./write-queries.ts";

export interface SiteInput {
  id: number;
  slug: string;
  name: Said;
  /** The host it stands under; null: any. */
  host?: string | null;
  seller?: {
    name: string;
    inn: string;
    ogrn: string;
    address: string;
    /** As receipts code it: "osn", "usn_income", … */
    taxSystem?: string;
  };
}

/** Adds a site or changes the one with this id, and its seller. Wants a transaction. */
export async function saveSite(db: Db, { seller, ...site }: SiteInput): Promise<void> {
  const legalEntityId = seller && (await upsertLegalEntity(db, site.id, seller));
  await upsertSite(db, { ...site, legalEntityId });
}
