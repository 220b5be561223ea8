import type { Config } from "../config.ts";
import type { Db } from "../context.ts";
import { providerOfChannel } from "./providers/registry.ts";
import { markSent, noteError, type OutboxRow, takeDueMessages } from "./queries.ts";
import { writeLetter } from "./write-letter.ts";

const batch = 50;
const sendWithinMs = 20_000;

/**
 * Sends what is due in the outbox, each at least once: one that fails stays and comes again after
 * a growing pause. Nothing here fails the order it tells of.
 */
export async function sendMessages(parts: { db: Db; config: Config }): Promise<"more" | undefined> {
  const due = await takeDueMessages(parts.db, batch);
  for (const row of due) await sendOne(parts, row);
  return due.length === batch ? "more" : undefined;
}

async function sendOne({ db, config }: { db: Db; config: Config }, row: OutboxRow): Promise<void> {
  try {
    const letter = writeLetter(row, config);
    await inTime(providerOfChannel(row.channel, config).send(letter, row.id, db));
    await markSent(db, row.id);
  } catch (error) {
    await noteError(db, row.id, (error as Error).message);
  }
}

function inTime<T>(sending: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("The provider was silent")), sendWithinMs);
    sending.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
