import { readdir, readFile } from "node:fs/promises";
import { parse } from "node:path";
import type { Db } from "#api/context.ts";
import { type PictureStore, savePictures } from "#api/media/public.ts";
import { inOrderOfSight } from "./order-of-sight.ts";
import { readLooks } from "./picture-looks.ts";

const folder = new URL("../pictures/", import.meta.url);

/** Pictures that are in memory at once. */
const batch = 24;

/**
 * Takes over the studio's finished originals. Answers their ids by the studio's names:
 * "silk-slip-dress-emerald-front", "poster-satin".
 */
export async function loadPictures(
  db: Db,
  store: PictureStore,
  step: (done: number, total: number) => void,
): Promise<Map<string, string>> {
  const found = (await readdir(folder)).filter((file) => file.endsWith(".avif")).sort();
  const names = inOrderOfSight(found.map((file) => parse(file).name));
  const looks = await readLooks();
  const ids = new Map<string, string>();
  for (let from = 0; from < names.length; from += batch) {
    const some = names.slice(from, from + batch);
    const originals = await Promise.all(
      some.map((name) => readFile(new URL(`${name}.avif`, folder))),
    );
    const saved = await savePictures(db, store, originals, looks);
    for (const [i, { id }] of saved.entries()) ids.set(some[i] as string, id);
    step(from + some.length, names.length);
  }
  return ids;
}
