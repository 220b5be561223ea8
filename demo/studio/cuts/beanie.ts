import type { Cut } from "../garment.ts";
import { type HatStyle, ribbedHat } from "../making/hats/ribbed-hat.ts";

export const classicHat: HatStyle = {
  rib: 14.6,
  crown: "0,452 60,458 130,500 196,590 232,700 246,850^ 120,880 0,884",
  crownTop: 452,
  brim: "0,842 130,836 250,818^ 262,900 258,1000^ 130,1022 0,1028",
  brimTop: 822,
  aside: 0,
};

/** A ribbed hat with a turned-up brim. */
export const beanie: Cut = (order) => ({
  pieces: ribbedHat(order, classicHat, "front"),
  back: ribbedHat(order, classicHat, "back"),
  front: { zoom: 1.5, x: 600, y: 735 },
  detail: { zoom: 3, x: 610, y: 790, aside: { slant: 0.34, aperture: 0.06 } },
  close: { zoom: 5.4, x: 680, y: 858, aside: { slant: 0.5, aperture: 0.08 } },
});
