import { type FetchRules, fetchPicture, fetchRules } from "./fetch-picture.ts";
import { readMediaFile } from "./media-folder.ts";
import { checkPicture, PictureFault } from "./read-picture.ts";

/** Where the pictures of a catalogue come from: `(source) => bytes`, or a PictureFault. */
export type MediaSource = (source: string) => Promise<Buffer>;

/**
 * Takes pictures from the media folder; those named by an address are looked for there by the end
 * of their path first, and fetched when they are not in it.
 */
export function mediaSource(folder: string | null, rules: FetchRules = fetchRules): MediaSource {
  return async (source) => {
    const bytes = await take(source.trim(), folder, rules);
    await checkPicture(bytes);
    return bytes;
  };
}

async function take(source: string, folder: string | null, rules: FetchRules): Promise<Buffer> {
  const isAddress = /^[a-z][a-z0-9+.-]*:/i.test(source) || source.startsWith("//");
  if (!isAddress) {
    if (!folder) throw new PictureFault("it is a path: give its folder with --media");
    return readMediaFile(folder, source);
  }
  const name = URL.parse(source)?.pathname.split("/").at(-1);
  if (folder && name) {
    const local = await readMediaFile(folder, name).catch(() => null);
    if (local) return local;
  }
  return fetchPicture(source, rules);
}
