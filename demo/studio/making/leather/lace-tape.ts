import type { Dye } from "../../dyes.ts";
import { noise } from "../../fields/noise.ts";
import { bell } from "../../fields/scalar.ts";
import { cross, unit, type Vector } from "../../light/vector.ts";
import type { Surface } from "../../pattern/surface.ts";
import { directionAt, flatBand } from "../../standing/along-path.ts";
import { type Spot, unrolled } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import type { UpperPlace } from "./on-upper.ts";
import { heldByTexels } from "./texels.ts";

/** A woven lace: half its width and half its thickness in units, and its color. */
export interface Tape {
  lace: [half: number, thick: number];
  dye: Dye;
}

/** A lace that lies with its flat on an upper along places of it. */
export function tapeUpon(path: UpperPlace[], tape: Tape, spread?: Spread): Part {
  const way = path.map(({ at }) => at);
  return tapeAlong(way, (row) => unit(cross(path[row]!.out, directionAt(way, row))), tape, spread);
}

/** The share of its width to which a lace lies spread at a row of its path: a hole gathers it. */
type Spread = (row: number) => number;

/** A lace along a path in space. @param across direction of its width at a row of the path. */
export function tapeAlong(
  path: Spot[],
  across: (row: number) => Vector,
  tape: Tape,
  spread: Spread = () => 1,
): Part {
  const [half, thick] = tape.lace;
  const body = flatBand(path, across, (row) => half * spread(row), thick);
  return {
    ...body,
    optics: { kind: "matte", wrap: 0.2, sheen: 0.08 },
    dye: tape.dye,
    grain: { uv: unrolled(body), make: (s) => weave(s, half) },
  };
}

/** From one pick of the weave to the next along the tape, in units: about a millimeter. */
const pick = 2.4;

/** A herringbone whose two halves meet in the middle, between selvedges; handling has soiled it a little. */
function weave(s: Surface, half: number): void {
  const held = heldByTexels(s, pick);
  s.each((k, u, v) => {
    const off = Math.abs(v);
    const rib = Math.sin(((u + 0.9 * off) * 2 * Math.PI) / pick);
    const spine = bell(off, 0.9);
    const selvedge = bell(off - half, 1.5);
    // The ribs end within the selvedge: a border of their ends would look like teeth.
    const shown = held * (1 - bell(off - half, 2.6));
    s.relief[k]! += shown * (0.5 * rib * (1 - spine) - 0.3 * spine) - 0.7 * selvedge;
    const handled = 0.05 * noise(u / 26, v / 9, 21);
    s.tone(k, 0.97 + shown * (0.12 * rib - 0.16 * spine) - 0.22 * selvedge + handled);
  });
}
