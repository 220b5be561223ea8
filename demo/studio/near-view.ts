import type { Aside } from "./camera/oblique.ts";
import type { PictureView } from "./catalog.ts";
import { chance } from "./fields/noise.ts";
import type { Framing } from "./garment.ts";

/** Views for which the camera comes close. */
export type NearView = "detail" | "close";

export function isNear(view: PictureView): view is NearView {
  return view === "detail" || view === "close";
}

/** Nobody looks at a collar or a seam from straight above: near, the camera comes down and aside. */
const usual: Record<NearView, Aside> = {
  detail: { slant: 0.45, swing: 0.19, aperture: 0.09 },
  close: { slant: 0.58, swing: -0.32, aperture: 0.15 },
};

/** How far it strays from that, as a share. */
const astray = { slant: 0.15, swing: 0.3 };

/** From where a near view is taken: from the left or from the right, in no two sittings the same. */
export function asideFor(view: NearView, { aside }: Framing, seed: number): Aside {
  const { slant, swing, aperture } = usual[view];
  const stray = (lane: number) => 2 * chance(seed, lane, 67) - 1;
  const side = chance(seed, 3, 67) < 0.5 ? -1 : 1;
  return {
    slant: slant * (1 + astray.slant * stray(1)),
    swing: side * swing * (1 + astray.swing * stray(2)),
    aperture,
    ...aside,
  };
}
