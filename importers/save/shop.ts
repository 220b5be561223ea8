import type { Db } from "#api/context.ts";
import type { PictureStore } from "#api/media/public.ts";
import type { NeutralProduct } from "../neutral.ts";
import type { MediaSource } from "../pictures/media-source.ts";

/** Where a catalog is imported to, and under which name its rows are known there. */
export interface Shop {
  db: Db;
  store: PictureStore;
  siteId: number;
  /** The place whose stock the file tells. */
  placeId: number;
  /** Stands beside every external id: two sources never meet. */
  source: string;
  media: MediaSource;
  mediaFolder: string | null;
}

/** Who made the changes, as histories and ledgers keep it. */
export const actor = "system:import";

/** How a report names a product. */
export function nameOf({ id, title }: NeutralProduct): string {
  return `${title.ru ?? title.en ?? ""} (${id.slice(0, 100)})`;
}
