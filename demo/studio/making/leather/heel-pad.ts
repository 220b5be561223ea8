import { ramp } from "../../fields/scalar.ts";
import { line, type Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { stitch } from "../sewing/seams.ts";

/** The front edge of the pad upon the insole, from one side to the other. */
const edge = line("466,-100 486,-60 494,0 486,60 466,100");
/** How far its edge stands off and over how many units it turns down, and what share of light it takes. */
const pad = { thick: 1.6, turn: 2, shade: 0.24 };
/** How far behind its edge it is stitched down, in units. */
const stitchedAt = 6;
/** How far the insole before it lies in its shade, in units, and how dark that is. */
const shaded = { reach: 5, dark: 0.3 };

/**
 * The maker's die: an oval about bars of lettering, too fine to be read. It is the same either way round, for a left
 * shoe is the mirror of a right one.
 */
const die = {
  x: 424,
  half: [17, 36],
  bars: [-6, 0, 6],
  barHalf: [13, 22, 13],
  thick: 1.3,
} as const;
/** How much of its dye burned leather shows, and how deep a die sinks it, in units. */
const burned = { strength: 0.5, sunk: 1 };

/** A pad over the heel of an insole, which hides the nails of that, as it is seen from above. */
export function heelPad(s: Surface): void {
  s.along(edge, 200, (k, d) => {
    const behind = ramp(-pad.turn, pad.turn, d);
    s.relief[k]! += pad.thick * behind;
    s.tone(k, 1 - pad.shade * behind);
    if (d < 0) s.tone(k, 1 - shaded.dark * Math.exp(d / shaded.reach));
  });
  stitch(
    s,
    edge.map(([u, v]): Point => [u - stitchedAt, v]),
    { length: 7, width: 1, thread: "tan" },
  );
  for (const path of dieLines()) press(s, path);
}

function dieLines(): Point[][] {
  const { x, half, bars, barHalf } = die;
  const steps = 40;
  const oval = Array.from({ length: steps + 1 }, (_, n): Point => {
    const angle = (n / steps) * Math.PI * 2;
    return [x + half[0] * Math.cos(angle), half[1] * Math.sin(angle)];
  });
  return [oval, ...bars.map((u, n) => line(`${x + u},${-barHalf[n]!} ${x + u},${barHalf[n]!}`))];
}

function press(s: Surface, path: Point[]): void {
  const ink = s.dye("deepInside");
  s.along(path, die.thick * 2, (k, d) => {
    const here = ramp(die.thick * 1.5, die.thick * 0.5, Math.abs(d));
    s.ink(k, ink, burned.strength * here);
    s.relief[k]! -= burned.sunk * here;
  });
}
