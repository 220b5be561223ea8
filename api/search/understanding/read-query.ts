/** What stands between two spaces of a query. */
export type Chunk = string;

const chunksMax = 12;
const chunkLength = 40;

/** A query as it is shown and kept: no control characters, single spaces. */
export function tidyQuery(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\p{C}\p{Z}\s]+/gu, " ")
    .trim();
}

/** The small-letter chunks of a query, the first dozen of them. */
export function readChunks(query: string): Chunk[] {
  return tidyQuery(query)
    .toLowerCase()
    .split(" ")
    .filter((chunk) => /[\p{L}\p{N}]|[[\];',.`]/u.test(chunk))
    .slice(0, chunksMax)
    .map((chunk) => chunk.slice(0, chunkLength));
}
