import type { APIRequestContext } from "@playwright/test";

/** One size of a product that is on sale. */
export interface Piece {
  product: number;
  slug: string;
  title: string;
  size: { id: number; text: string; availability: string };
}

interface Listed {
  id: number;
  slug: string;
  title: string;
  in_stock: boolean;
  is_preorder: boolean;
}

export async function listProducts(request: APIRequestContext): Promise<Listed[]> {
  const answer = await request.get("/api/ru/products/?site_id=2&limit=100");
  return (await answer.json()).results;
}

export async function sizesOf(
  request: APIRequestContext,
  product: number,
): Promise<{ id: number; text: string; availability: string }[]> {
  const answer = await request.get(`/api/ru/products/${product}/sizes/?site_id=2`);
  return (await answer.json()).results;
}

/** Of every product in stock the first size of each availability, in the shop's own order. */
export async function listPieces(request: APIRequestContext): Promise<Piece[]> {
  const pieces: Piece[] = [];
  for (const { id, slug, title, in_stock } of await listProducts(request)) {
    const sizes = in_stock ? await sizesOf(request, id) : [];
    for (const availability of ["many", "last"]) {
      const size = sizes.find((one) => one.availability === availability);
      if (size) pieces.push({ product: id, slug, title, size });
    }
  }
  return pieces;
}

/**
 * A size of which so much was left when the run began: what other tests buy meanwhile does not
 * shift the choice. Tests run side by side in one shop, so each takes its own with `skip`.
 */
export function findPiece(availability: "many" | "last", skip = 0): Piece {
  const pieces: Piece[] = JSON.parse(process.env.SHOP_PIECES ?? "[]");
  const piece = pieces.filter(({ size }) => size.availability === availability)[skip];
  if (piece) return piece;
  throw new Error(
    `The demo shop has no ${skip + 1} products with a size of which ${availability} are left`,
  );
}
