import type { Aside } from "./camera/oblique.ts";
import type { PictureView } from "./catalog.ts";
import { chance } from "./fields/noise.ts";
import type { Framing, Garment } from "./garment.ts";
import { boxAround, curve, table } from "./pattern/outline.ts";

/**
 * Nobody looks at a collar or a seam from straight above, and hardly anyone at a coat: for whole
 * garments the camera hangs a little aside, for near views it comes down and its focus is shallow.
 */
const usual: Record<PictureView, Aside> = {
  front: { slant: 0.2, swing: 0.08, aperture: 0.05 },
  detail: { slant: 0.45, swing: 0.19, aperture: 0.09 },
  back: { slant: 0.48, swing: -0.23, aperture: 0.06 },
  close: { slant: 0.58, swing: -0.32, aperture: 0.15 },
};

/** How far it strays from that, as a share. */
const astray = { slant: 0.15, swing: 0.3 };

/** Where the camera stands for a view: on the left or on the right, in no two sittings the same. */
export function standpointFor(garment: Garment, view: PictureView, seed: number) {
  const framing = framingOf(garment, view);
  const { slant, swing, aperture } = usual[view];
  const stray = (lane: number) => 2 * chance(seed, lane, 67) - 1;
  const side = chance(seed, 3, 67) < 0.5 ? -1 : 1;
  const aside: Aside = {
    slant: slant * (1 + astray.slant * stray(1)),
    swing: side * swing * (1 + astray.swing * stray(2)),
    aperture,
    ...framing.aside,
  };
  return { framing, aside };
}

/** From aside the hem is nearer to the camera than the rest, and a whole garment needs more room. */
const frontFarther = 0.97;

/**
 * How the back is seen: nearer than the front by this factor, aimed so much higher, in frames. The
 * hem of what is long may leave the frame, for the front has shown it; what is short is still seen
 * whole, since a jumper's back without its hem and cuffs is a blank field of knit.
 */
const backs = {
  long: { nearer: 1.62, above: 0.17 },
  short: { nearer: 1.28, above: 0.07 },
};
/** The share of the frame's height from which on a garment is long. */
const longFrom = 0.76;

function framingOf(garment: Garment, view: PictureView): Framing {
  const { front, backFraming } = garment;
  if (view === "front") return { ...front, zoom: front.zoom * frontFarther };
  if (view !== "back") return garment[view];
  if (backFraming) return backFraming;
  const { nearer, above } =
    heightOf(garment) * front.zoom < longFrom * table.height ? backs.short : backs.long;
  const zoom = front.zoom * nearer;
  return { ...front, zoom, y: front.y - (above * table.height) / zoom };
}

/** From the uppermost point of its pieces to the lowest, in units. */
function heightOf({ pieces }: Garment): number {
  const { y0, y1 } = boxAround(
    pieces.flatMap(({ outline }) => curve(outline)),
    0,
  );
  return y1 - y0;
}
