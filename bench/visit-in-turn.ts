import { type GrownCatalogue, openCatalogue } from "./grown-catalogue.ts";

/** Visits before the measured ones: by then every statement has its plan and its pages in memory. */
const warming = 100;

type Visit = Parameters<typeof openCatalogue>[1];
type Prepare = Parameters<typeof openCatalogue>[2];

export interface Visited {
  /** How many the catalogue has. */
  products: number;
  /** Milliseconds that each measured visit waited for its statements. */
  waited: number[];
}

/**
 * Opens catalogues of these sizes and makes the same visits to each, one after the other in turn, so
 * that whatever else the machine does falls upon all of them.
 */
export async function visitInTurn(
  sizes: readonly number[],
  { visits, visit, prepare }: { visits: number; visit: Visit; prepare?: Prepare },
): Promise<Visited[]> {
  await using shelf = new AsyncDisposableStack();
  const all: (Visited & { catalogue: GrownCatalogue })[] = [];
  for (const products of sizes) {
    const catalogue = shelf.use(await openCatalogue(products, visit, prepare));
    all.push({ products, catalogue, waited: [] });
  }
  for (let number = 0; number < warming + visits; number += 1) {
    for (const { catalogue, waited } of all) {
      const wait = await catalogue.visit(number);
      if (number >= warming) waited.push(wait);
    }
  }
  return all;
}
