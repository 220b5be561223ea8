import type { Order } from "../../garment.ts";

/** How much more of the lamp fibers mirror that steam and a brush have laid flat. */
const laidFlat = 2.6;
/** What is left of the creases of handling, broad and fine, and of those of lying folded. */
const kept = { broad: 0.5, fine: 0.7, creases: 0.6 };

/** The `creases` of a cloth that keeps all of them. */
const linen = 1;

/**
 * The same order as steam and a brush leave its cloth: with few of its creases, and with fibers that lie
 * flat and gleam, by which what is dyed dark shows its form. Leather is not steamed, and linen creases
 * again at once.
 */
export function steamed(order: Order): Order {
  const { optics, handled, creases = 0 } = order.cloth;
  if (optics.kind !== "matte" || creases >= linen) return order;
  return {
    ...order,
    cloth: {
      ...order.cloth,
      optics: { ...optics, gloss: laidFlat * (optics.gloss ?? 0) },
      creases: kept.creases * creases,
      ...(handled && {
        handled: { broad: kept.broad * handled.broad, fine: kept.fine * handled.fine },
      }),
    },
  };
}

/** What is left of the even creases of a dress's cloth: linen that hangs keeps few, and sharp ones. */
export const hungOut = { broad: 0.45, fine: 0.6 };

/** The same order stroked flat: so much is left of the creases that handling leaves, broad and fine. */
export function strokedOut(order: Order, left: { broad: number; fine: number }): Order {
  const { handled } = order.cloth;
  if (!handled) return order;
  const kept = { broad: left.broad * handled.broad, fine: left.fine * handled.fine };
  return { ...order, cloth: { ...order.cloth, handled: kept } };
}
