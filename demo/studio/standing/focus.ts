import { circleOfConfusion, type Lens } from "../camera/lens/lens.ts";
import { fine, onFloor, standOf, type View, type Visible } from "./view.ts";

/**
 * An aperture that leaves a thing sharp that is seen whole, but for a hint beyond it: units, and at
 * most this share of the width that is seen.
 */
const stoppedDown = { units: 55, share: 0.06 };

/** How large the field is in which the camera looks for what to focus on, as a share of the width. */
const field = 0.05;

/**
 * A lens focused as a camera does it by itself: on what stands in the middle of the picture, or in
 * the place of the frame that the view names.
 */
export function focusOn(visible: Visible, view: View): Lens {
  const { width, height, zoom, aperture } = view;
  const seen = width / zoom;
  const { distance } = standOf(view);
  const focus = distance - nearnessOf(visible, view);
  const opening =
    aperture === undefined
      ? Math.min(stoppedDown.units, stoppedDown.share * seen)
      : aperture * seen;
  // The zoom is that of the place aimed at; a circle's size is told at the distance of focus.
  const pixels = (zoom * distance) / focus;
  const circles = new Float32Array(width * height);
  for (let y = 0, k = 0; y < height; y++) {
    for (let x = 0; x < width; x++, k++) {
      const near = nearestIn(visible, view, x, y);
      const depth = near > nothing ? distance - near : onFloor(view, x + 0.5, y + 0.5).depth;
      circles[k] = pixels * circleOfConfusion(depth, focus, opening);
    }
  }
  return { circles };
}

/** Nearness of the bare floor; all parts are nearer. */
const nothing = -1e5;

/**
 * The nearest sample of a pixel or close beside it: a sharp rim keeps the pixels that it shares with
 * what is behind it, and those on which the lens spreads its light.
 */
function nearestIn({ near }: Visible, { width, height }: View, x: number, y: number): number {
  const columns = width * fine;
  let most = -1e6;
  for (let j = Math.max(0, y * fine - 1); j <= Math.min(height * fine - 1, (y + 1) * fine); j++) {
    for (let i = Math.max(0, x * fine - 1); i <= Math.min(columns - 1, (x + 1) * fine); i++) {
      most = Math.max(most, near[j * columns + i]!);
    }
  }
  return most;
}

/** How near what lies in the field of focus is, in units; of several things about the middle one. */
function nearnessOf(visible: Visible, view: View): number {
  const { width, height, focus: [fx, fy] = [0.5, 0.5] } = view;
  for (let reach = field * width; reach < height; reach *= 2) {
    const found: number[] = [];
    for (let y = Math.ceil(fy * height - reach); y < fy * height + reach; y++) {
      for (let x = Math.ceil(fx * width - reach); x < fx * width + reach; x++) {
        if (x < 0 || y < 0 || x >= width || y >= height) continue;
        const near = nearestIn(visible, view, x, y);
        if (near > nothing) found.push(near);
      }
    }
    // A few pixels of a strap that crosses the field are not what it is about.
    if (found.length > reach * reach) return found.sort((a, b) => a - b)[found.length >> 1]!;
  }
  return 0;
}
