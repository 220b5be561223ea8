import { createHash } from "node:crypto";
import type { CallContext } from "../context.ts";
import { noteEvent } from "./note-event.ts";
import { insertReport } from "./queries/views.ts";

export interface ViewReport {
  visit: string;
  shown: readonly number[];
  opened: number | null;
  /** The block that led to what was opened. */
  code: string;
}

/** Keeps what a visit has seen; a product that it opens again is not counted again. */
export async function recordViews(
  { db, config, siteId }: Pick<CallContext, "db" | "config" | "siteId">,
  { visit, shown, opened, code }: ViewReport,
): Promise<void> {
  const isNew = await insertReport(db, {
    siteId,
    // Whoever reads the table cannot speak for the visit.
    visit: createHash("sha256").update(visit).digest("hex").slice(0, 32),
    shown: [...new Set(shown)],
    opened,
    code,
  });
  if (isNew && opened) await noteEvent(db, config, visit, { kind: "view", product: opened, code });
}
