import { readdir, readFile, writeFile } from "node:fs/promises";
import { lookAt, type PictureLooks, pictureId } from "#api/media/public.ts";

const folder = new URL("../pictures/", import.meta.url);
const notes = new URL("looks.json", folder);

/**
 * Sizes and previews of the kept pictures by their ids, so that filling a shop does not decode a
 * thousand of them. A picture that is not noted is read when it is saved.
 */
export async function readLooks(): Promise<Record<string, PictureLooks>> {
  return JSON.parse(await readFile(notes, "utf8"));
}

/** Notes the kept pictures that are new and forgets those that are gone. */
export async function noteLooks(): Promise<void> {
  const known = await readLooks().catch((): Record<string, PictureLooks> => ({}));
  const noted: [string, PictureLooks][] = [];
  for (const file of (await readdir(folder)).filter((name) => name.endsWith(".avif"))) {
    const bytes = await readFile(new URL(file, folder));
    const id = pictureId(bytes);
    noted.push([id, known[id] ?? (await lookAt(bytes))]);
  }
  await writeFile(notes, `${JSON.stringify(Object.fromEntries(noted.sort()), null, 2)}\n`);
}
