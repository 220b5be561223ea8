import { readdir, readFile } from "node:fs/promises";
import { parse } from "node:path";
import type { Db } from "#api/context.ts";
import { type PictureStore, savePicture } from "#api/media/public.ts";

const folder = new URL("../pictures/", import.meta.url);

/**
 * Takes over the studio's finished originals. Answers their ids by the studio's names:
 * "silk-slip-dress-emerald-front", "poster-satin".
 */
export async function loadPictures(
  db: Db,
  store: PictureStore,
  step: (done: number, total: number) => void,
): Promise<Map<string, string>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".avif")).sort();
  const ids = new Map<string, string>();
  for (const [index, file] of files.entries()) {
    const { id } = await savePicture(db, store, await readFile(new URL(file, folder)));
    ids.set(parse(file).name, id);
    step(index + 1, files.length);
  }
  return ids;
}
