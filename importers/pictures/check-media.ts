import type { NeutralItem, RowProblem } from "../neutral.ts";
import { CatalogFault } from "../port.ts";
import { stampMediaFile } from "./media-folder.ts";
import { pathInFolder } from "./media-source.ts";

/**
 * Sees that the media folder is the right one, before anything is imported: it holds at least one
 * of the pictures that the catalog names. Looks no further than the first that is there.
 *
 * @throws CatalogFault when pictures are named and none of them is there
 */
export async function checkMedia(
  folder: string,
  items: AsyncIterable<NeutralItem | RowProblem>,
): Promise<void> {
  let first: string | null = null;
  let named = 0;
  for await (const item of items) {
    for (const { source } of item.kind === "product" ? item.pictures : []) {
      const path = pathInFolder(source);
      if (path && (await stampMediaFile(folder, path)) !== "") return;
      first ??= path;
      named += 1;
    }
  }
  if (named === 0) return;
  const example = first ? ` It would be ${folder}/${first.replace(/^\/+/, "")}, for one.` : "";
  const pictures = named === 1 ? "the one picture" : `any of the ${named} pictures`;
  throw new CatalogFault(`--media: ${folder} does not hold ${pictures} of the file.${example}`);
}
