import type { Cut, Framing } from "../garment.ts";
import { laidLike } from "../making/body/poses.ts";
import { type HatStyle, ribbedHat } from "../making/hats/ribbed-hat.ts";

export const classicHat: HatStyle = {
  rib: 10.4,
  crown: "0,462 66,466 142,500 202,578 230,700 242,850^ 120,880 0,884",
  crownTop: 462,
  brim: "0,842 130,836 250,818^ 262,900 258,1000^ 130,1022 0,1028",
  brimTop: 822,
  aside: 0,
};

/** A hat as it was laid down, and its near views there. */
interface Lie {
  hat: HatStyle;
  detail: Framing;
  close: Framing;
}

/**
 * Laid down straight, or thrown down so that it leans and its top sinks aside: near by each shows
 * another place.
 */
const lies: Lie[] = [
  {
    hat: classicHat,
    // Nearer, it is a field of ribs.
    detail: { zoom: 1.95, x: 650, y: 760, aside: { slant: 0.3, aperture: 0.05 } },
    close: { zoom: 5.4, x: 680, y: 858, aside: { slant: 0.5, aperture: 0.08 } },
  },
  {
    hat: { ...classicHat, aside: 44, lean: -0.15 },
    detail: { zoom: 2.6, x: 640, y: 690, aside: { slant: 0.4, aperture: 0.06 } },
    close: { zoom: 4.6, x: 750, y: 852, aside: { slant: 0.46, aperture: 0.08 } },
  },
];

/** A ribbed hat with a turned-up brim. */
export const beanie: Cut = (order) => {
  const { hat, ...near } = laidLike(lies, order.seed, 7);
  return {
    pieces: ribbedHat(order, hat, "front"),
    back: ribbedHat(order, hat, "back"),
    front: { zoom: 1.5, x: 600, y: 735 },
    ...near,
  };
};
