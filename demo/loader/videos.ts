import { readdir, readFile } from "node:fs/promises";
import { parse } from "node:path";
import { type PictureStore, saveVideo } from "#api/media/public.ts";
import type { Video } from "#contract/pictures/media.ts";

const folder = new URL("../loops/", import.meta.url);

/** Takes over the studio's finished loops, by their names: "poster-satin", a product's slug. */
export async function loadVideos(store: PictureStore): Promise<Map<string, Video>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".mp4"));
  const saved = await Promise.all(
    files.map(async (file): Promise<[string, Video]> => {
      const bytes = await readFile(new URL(file, folder));
      return [parse(file).name, await saveVideo(store, bytes)];
    }),
  );
  return new Map(saved);
}
