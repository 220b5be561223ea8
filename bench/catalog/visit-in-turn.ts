import { type GrownCatalog, openCatalog } from "./grown-catalog.ts";

/** Visits before the measured ones: by then every statement has its plan and its pages in memory. */
const warming = 100;

type Visit = Parameters<typeof openCatalog>[1];
type Prepare = Parameters<typeof openCatalog>[2];

export interface Visited {
  /** How many the catalog has. */
  products: number;
  /** Milliseconds that each measured visit waited for its statements. */
  waited: number[];
}

/**
 * Opens catalogs of these sizes and makes the same visits to each, one after the other in turn, so
 * that whatever else the machine does falls upon all of them.
 */
export async function visitInTurn(
  sizes: readonly number[],
  { visits, visit, prepare }: { visits: number; visit: Visit; prepare?: Prepare },
): Promise<Visited[]> {
  await using shelf = new AsyncDisposableStack();
  const all: (Visited & { catalog: GrownCatalog })[] = [];
  for (const products of sizes) {
    const catalog = shelf.use(await openCatalog(products, visit, prepare));
    all.push({ products, catalog, waited: [] });
  }
  for (let number = 0; number < warming + visits; number += 1) {
    for (const { catalog, waited } of all) {
      const wait = await catalog.visit(number);
      if (number >= warming) waited.push(wait);
    }
  }
  return all;
}
