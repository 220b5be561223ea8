import type { CallContext } from "../../context.ts";
import { insertReport } from "../queries/views.ts";
import { noteEvent } from "./note-event.ts";
import { hashOfVisit } from "./visit.ts";

export interface ViewReport {
  visit: string;
  shown: readonly number[];
  opened: number | null;
  /** The block that led to what was opened. */
  code: string;
}

/** Keeps what a visit has seen; a product that it opens again is not counted again. */
export async function recordViews(
  context: Pick<CallContext, "db" | "config" | "siteId">,
  { visit, shown, opened, code }: ViewReport,
): Promise<void> {
  const isNew = await insertReport(context.db, {
    siteId: context.siteId,
    visit: hashOfVisit(visit),
    shown: [...new Set(shown)],
    opened,
    code,
  });
  if (isNew && opened) await noteEvent(context, visit, { kind: "view", product: opened, code });
}
