import type { JobParts } from "../../jobs.ts";
import { Refused } from "../providers/fault.ts";
import { recommenderFor } from "../providers/registry.ts";
import { type DueEvent, deleteEvent, deleteOldEvents, takeDueEvents } from "../queries/events.ts";

const batch = 40;
/** What could not be told for so long is of no more use to anybody. */
const keep = { eventHours: 48, cartDays: 30 };

/**
 * Tells a recommender outside what shoppers did, each event at least once. One that cannot be told
 * now comes again after a growing pause; one that is refused is logged and dropped.
 */
export async function tellEvents(
  parts: Pick<JobParts, "db" | "config" | "log" | "stopping">,
): Promise<"more" | undefined> {
  await deleteOldEvents(parts.db, keep);
  if (!recommenderFor(parts.config).tell) return undefined;
  const due = await takeDueEvents(parts.db, batch);
  for (const one of due) {
    if (parts.stopping.aborted) return undefined;
    // The rest would wait for the same silence; they are due again after their pause.
    if (!(await told(one, parts))) return undefined;
  }
  return due.length === batch ? "more" : undefined;
}

/** False when the recommender cannot be reached. */
async function told(
  { id, visit, event }: DueEvent,
  { db, config, log }: Pick<JobParts, "db" | "config" | "log">,
): Promise<boolean> {
  const { name, tell } = recommenderFor(config);
  try {
    await tell?.(visit, event, config);
  } catch (error) {
    log.warn({ err: error, event: event.kind }, `The recommender ${name} was not told`);
    if (!(error instanceof Refused)) return false;
  }
  await deleteEvent(db, id);
  return true;
}
