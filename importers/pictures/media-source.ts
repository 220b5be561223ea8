import { type FetchRules, fetchPicture, fetchRules } from "./fetch-picture.ts";
import { readMediaFile } from "./media-folder.ts";
import { checkPicture, HostFault, PictureFault } from "./read-picture.ts";

/** Where the pictures of a catalog come from: `(source) => bytes`, or a PictureFault. */
export type MediaSource = (source: string) => Promise<Buffer>;

/** After so many faults in a row a host is asked no more. */
const faultsInARow = 5;

/**
 * Takes pictures from the media folder; those named by an address are looked for there by the end
 * of their path first, and fetched when they are not in it. A host that is found dead is not asked
 * thousands of times.
 */
export function mediaSource(folder: string | null, rules: FetchRules = fetchRules): MediaSource {
  const faults = new Map<string, number>();
  return async (source) => {
    const path = source.trim();
    if (!isAddress(path) && !folder)
      throw new PictureFault("it is a path: give its folder with --media");
    const local =
      folder &&
      (isAddress(path) ? await readByName(folder, path) : await readMediaFile(folder, path));
    const bytes = local || (await fetchFromLivingHost(path, rules, faults));
    await checkPicture(bytes);
    return bytes;
  };
}

function isAddress(source: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(source) || source.startsWith("//");
}

/** Where a picture stands in the media folder: its path, of an address the end; null for none. */
export function pathInFolder(source: string): string | null {
  const path = source.trim();
  if (!isAddress(path)) return path;
  return URL.parse(path, "https://host")?.pathname.split("/").at(-1) || null;
}

async function readByName(folder: string, address: string): Promise<Buffer | null> {
  const name = pathInFolder(address);
  return name ? readMediaFile(folder, name).catch(() => null) : null;
}

async function fetchFromLivingHost(
  address: string,
  rules: FetchRules,
  faults: Map<string, number>,
): Promise<Buffer> {
  const host = URL.parse(address)?.host ?? "";
  if ((faults.get(host) ?? 0) >= faultsInARow) {
    throw new PictureFault(`${host} failed ${faultsInARow} times in a row and is asked no more`);
  }
  try {
    const bytes = await fetchPicture(address, rules);
    faults.delete(host);
    return bytes;
  } catch (error) {
    if (error instanceof HostFault) faults.set(host, (faults.get(host) ?? 0) + 1);
    throw error;
  }
}
