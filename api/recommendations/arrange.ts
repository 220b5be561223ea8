import type { Piece } from "./queries/candidates.ts";

export interface Arrangement {
  limit: number;
  /** Products that must not be shown: the one that is looked at, those of the cart. */
  barred: readonly Piece[];
  /** Many kinds of pieces, and none of this category before others. */
  varied?: { butFirst: number | null } | undefined;
}

/**
 * The pieces that a block shows, best first: each once, one color of a model at most, nothing that
 * is barred. Other colors of barred models come in only where there is nothing else at all.
 */
export function arrange(
  pieces: readonly Piece[],
  { limit, barred, varied }: Arrangement,
): number[] {
  const products = new Set(barred.map(({ product_id }) => product_id));
  const models = new Set(barred.map(({ model_id }) => model_id));
  const allowed = oneOfModel(pieces.filter(({ product_id }) => !products.has(product_id)));
  const others = allowed.filter(({ model_id }) => model_id === null || !models.has(model_id));
  const chosen = others.length > 0 ? others : allowed;
  const inOrder = varied ? mixed(chosen, limit, varied.butFirst) : chosen;
  return inOrder.slice(0, limit).map(({ product_id }) => product_id);
}

function oneOfModel(pieces: readonly Piece[]): Piece[] {
  const seen = new Set<string>();
  return pieces.filter(({ product_id, model_id }) => {
    const name = model_id === null ? `product ${product_id}` : `model ${model_id}`;
    return !seen.has(name) && seen.add(name);
  });
}

/** A quarter of the places for one category at most, as long as others have pieces left. */
function mixed(pieces: readonly Piece[], limit: number, butFirst: number | null): Piece[] {
  const places = Math.max(1, Math.ceil(limit / 4));
  const taken = new Map<number | null, number>();
  const [first, later]: [Piece[], Piece[]] = [[], []];
  for (const piece of pieces) {
    const count = taken.get(piece.category_id) ?? 0;
    const isOwn = butFirst !== null && piece.category_id === butFirst;
    if (isOwn || count >= places) later.push(piece);
    else {
      taken.set(piece.category_id, count + 1);
      first.push(piece);
    }
  }
  return [...first, ...later];
}
