import type { Aside } from "./camera/oblique.ts";
import type { PictureView } from "./catalog.ts";
import { chance } from "./fields/noise.ts";
import type { Framing, Garment } from "./garment.ts";

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

/**
 * The front's zoom for views of a whole garment: from aside the hem is nearer to the camera than the
 * rest, and needs more room. The back is seen whole like the front: so near that it leaves the frame,
 * it is a blank field of cloth with a lopsided outline.
 */
const farther = { front: 0.97, back: 1 };

function framingOf(garment: Garment, view: PictureView): Framing {
  if (view === "detail" || view === "close") return garment[view];
  const { front } = garment;
  return { ...front, zoom: front.zoom * farther[view] };
}
