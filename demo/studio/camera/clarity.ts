import { blurBroadly } from "../fields/blur.ts";
import { blend, clamp, ramp } from "../fields/scalar.ts";
import { luminance } from "../light/color.ts";

/**
 * What is smaller than this is cloth, creases and stitches; as a share of the frame's width. The paler
 * a cloth is, the more its shades show by themselves: deepened, they look penciled.
 */
const cloth = { size: 0.014, gain: { dark: 0.35, pale: 0.13 } };
/** The luminances up to which cloth is as dark, and from which it is as pale as these gains are for. */
const tones = { dark: 0.03, pale: 0.25 };
/**
 * What lies between that and this is a fold. Those of firmly woven cloth turn so sharply that lamps leave
 * one side of them in shade; deepened as much, the shallow waves of knits and silks look like stains.
 */
const fold = { size: 0.056, gain: { soft: 0.2, firm: 0.75 } };
/** Up to this luminance the folds of firm cloth are deepened in full, and from that one on as soft ones: on white they look dirty. */
const folded = { dark: 0.48, pale: 0.65 };

/** What is photographed, over the picture: how much of each pixel it takes, and how far that is firm cloth; 0..1. */
export interface Photographed {
  cover: Float32Array;
  firm: Float32Array;
}

/**
 * Differences in the logarithm of brightness around which the edge of another thing is likelier than a
 * thread or soft fold, and than the deeper fold of firm cloth.
 */
const edge = { soft: 0.26, firm: 0.45 };
const mostDifference = 0.9;

/** Light that is added before the logarithm, so that dark places keep their noise to themselves. */
const dimmest = 0.004;

/**
 * Deepens what is lighter or darker than its surroundings within the things photographed, as the eye
 * does and a photographer after it: a broad lamp leaves folds and threads too shallow. The ground is
 * left alone, and nothing glows over a rim.
 *
 * @param light linear, three values a pixel; changed in place
 * @param frame width of the picture in pixels; that of `light` may be larger
 */
export function clarify(
  light: Float32Array,
  { cover, firm }: Photographed,
  { width, height }: { width: number; height: number },
  frame: number,
): void {
  const brightness = cover.map((_, k) =>
    Math.log(luminance([light[k * 3]!, light[k * 3 + 1]!, light[k * 3 + 2]!]) + dimmest),
  );
  const nearby = blurBroadly(brightness, cover, width, height, frame * cloth.size, 2);
  const around = blurBroadly(brightness, cover, width, height, frame * fold.size, 2);
  for (let y = 0, k = 0; y < height; y++) {
    for (let x = 0; x < width; x++, k++) {
      if (cover[k]! === 0) continue;
      const near = nearby(x, y);
      const deeper =
        clothGain(near) * unlessEdge(brightness[k]! - near, edge.soft) +
        foldDepth(near - around(x, y), firm[k]! * ramp(folded.pale, folded.dark, Math.exp(near)));
      const gain = Math.exp(deeper * cover[k]!);
      for (let c = 0; c < 3; c++) light[k * 3 + c] = light[k * 3 + c]! * gain;
    }
  }
}

/** @param brightness around a place, as a logarithm. */
function clothGain(brightness: number): number {
  const paleness = ramp(tones.dark, tones.pale, Math.exp(brightness));
  return blend(cloth.gain.dark, cloth.gain.pale, paleness);
}

/** @param firm how far it is the fold of firm cloth that is not pale, 0..1. */
function foldDepth(difference: number, firm: number): number {
  const gain = blend(fold.gain.soft, fold.gain.firm, firm);
  return gain * unlessEdge(difference, blend(edge.soft, edge.firm, firm));
}

/** A difference in brightness, taken for less the likelier it is that another thing begins there. */
function unlessEdge(difference: number, at: number): number {
  const held = clamp(difference, -mostDifference, mostDifference);
  return held * Math.exp(-(held * held) / (2 * at * at));
}
