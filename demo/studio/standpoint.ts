import type { Aside } from "./camera/oblique.ts";
import type { PictureView } from "./catalog.ts";
import { chance } from "./fields/noise.ts";
import type { Framing, Garment } from "./garment.ts";
import { curve } from "./pattern/outline.ts";

/**
 * Nobody looks at a collar or a seam from straight above, and hardly anyone at a coat: for whole
 * garments the camera hangs a little aside, for near views it comes down and its focus is shallow. A back
 * has little but its outline to be judged by: from farther aside than this it is sheared, and looks damaged.
 */
const usual: Record<PictureView, Aside> = {
  front: { slant: 0.2, swing: 0.08, aperture: 0.05 },
  detail: { slant: 0.45, swing: 0.19, aperture: 0.09 },
  back: { slant: 0.27, swing: -0.1, aperture: 0.055 },
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
const farther = 0.97;

function framingOf(garment: Garment, view: PictureView): Framing {
  const { front } = garment;
  switch (view) {
    case "front":
      return { ...front, zoom: front.zoom * farther };
    case "back":
      return (
        garment.behind ?? {
          ...front,
          zoom: Math.min(front.zoom, wholeBack / reachBehind(garment)),
        }
      );
    default:
      return garment[view];
  }
}

/**
 * How far from the middle of the frame the outermost place of a back may be reckoned to lie, in its
 * pixels: more than the half of it, for `swungOut` is that of the camera farthest aside. The back is
 * seen whole like the front: so near that it leaves the frame, it is a blank field of cloth with a
 * lopsided outline.
 */
const wholeBack = 626;
/** How far a place is swung sideways for each unit that it lies nearer than the middle. */
const swungOut = 0.3;

/** How far the camera sees a garment's back reach to one side, in units. */
function reachBehind({ back, front }: Garment): number {
  const reaches = back.flatMap(({ outline, pose }) =>
    curve(outline).map(([u, v]) => {
      const [x, y] = pose?.(u, v) ?? [u, v];
      return Math.abs(x - front.x) + swungOut * (y - front.y);
    }),
  );
  return Math.max(...reaches, 1);
}
