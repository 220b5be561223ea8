import type { Db } from "#api/context.ts";
import { limits } from "#contract/limits.ts";
import type { Video } from "#contract/pictures/media.ts";

export const siteId = limits.defaultSiteId;

/** Who made the changes, as histories and ledgers keep it. */
export const actor = "system:demo";

/** What the steps of loading hand to each other: ids by the slugs of the demo's own files. */
export interface Loading {
  db: Db;
  /** Ids of pictures by the studio's names; a picture that was not made yet is missing. */
  pictures: ReadonlyMap<string, string>;
  /** The studio's loops by the name of the poster's picture or the product they bring to life. */
  videos: ReadonlyMap<string, Video>;
  /** Tells that one more step of the bar is done. */
  step(): void;
}

/** The id of what an earlier step saved. @throws when the demo's files do not fit together. */
export function idOf<K, V>(ids: ReadonlyMap<K, V>, name: K): V {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The demo shop has no ${String(name)}`);
  return id;
}
