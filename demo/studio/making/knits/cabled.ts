import type { Cloth } from "../../cloths/index.ts";
import type { Grain, Texture } from "../../cloths/texture.ts";
import { cloud } from "../../fields/noise.ts";
import { blend, ramp } from "../../fields/scalar.ts";
import { table } from "../../pattern/outline.ts";
import type { PatternMap } from "../../pattern/piece.ts";
import type { Sleeves } from "../body/sleeves.ts";
import { seam } from "../sewing/seams.ts";
import { type Cable, cableGround, cableReach, knitCable } from "./cable.ts";
import { bunched, drawnByHand, type Stitch } from "./stitches.ts";

/** A panel of reverse stitch with cables in it. */
interface Panel {
  /** Half its width. */
  reach: number;
  cables: Cable[];
}

interface Cabled {
  sleeve: Sleeves;
  /** Down the middle of the body, x as on the table. */
  body: Panel;
  /** Down the middle of both sleeves, whose grain begins at the top of the armhole. */
  onSleeves: Panel & { x: number };
  /** Knitted beside the panels of that yarn. */
  beside: (cloth: Cloth) => Texture;
}

/** So far above the ribs a cable loses a share of itself to them, step by step, in units. */
const runningOut = { at: [4, 10, 16], share: 0.15 };

/**
 * Towards an armhole, where it is bound off, a cable sinks from so far on, in units, to so much of its
 * height: cut off whole, it ends in a horn.
 */
const boundOff = { from: 26, least: 0.2 };

/** Cables all over body and sleeves, as they run from hem and cuffs up to the neck. */
export function cabled(style: Cabled): Stitch {
  const { sleeve, body, onSleeves, beside } = style;
  // Sleeves are knitted as each other's mirror image.
  const drawn = drawnByHand(sleeve.grain);
  const grain: Grain = (u, v) => {
    const [a, b] = drawn(u, v);
    return [sleeve.on(u, v) ? sleeve.side(u) * a : a, b];
  };
  const panelAt = (u: number, v: number) => (sleeve.on(u, v) ? onSleeves : body);
  const inPanel: PatternMap = (u, v) => {
    const panel = panelAt(u, v);
    const middle = panel === onSleeves ? onSleeves.x : table.middle;
    return within(grain(u, v)[0] - middle, panel.reach);
  };
  const inCable: PatternMap = (u, v) => {
    const [a] = grain(u, v);
    return Math.max(...panelAt(u, v).cables.map((c) => within(a - c.x, cableReach(c))));
  };
  return (s, order, ribbed) => {
    const open: PatternMap = (u, v) => 1 - ribbed(u, v);
    beside(order.cloth)(s, drawn, (u, v) => open(u, v) * (1 - inPanel(u, v)));
    cableGround(s, grain, (u, v) => open(u, v) * inPanel(u, v) * (1 - inCable(u, v)));
    order.cloth.rib(s, bunched(sleeve.grain), ribbed);
    const whole = new Float32Array(s.relief.length).fill(1);
    for (const side of [1, -1] as const) {
      s.along(sleeve.armhole(side), boundOff.from, (k, d) => {
        whole[k] = blend(boundOff.least, 1, ramp(2, boundOff.from, Math.abs(d)));
      });
    }
    // The ribs draw each strand together and down before it ends.
    const running: PatternMap = (u, v) => {
      let left = open(u, v);
      for (const ahead of runningOut.at) left -= runningOut.share * ribbed(u, v + ahead);
      return Math.max(0, left) * s.read(whole, u, v);
    };
    for (const cable of body.cables) {
      knitCable(s, cable, (u, v) => (sleeve.on(u, v) ? 0 : running(u, v)), grain, s.window);
    }
    for (const cable of onSleeves.cables) {
      knitCable(s, cable, (u, v) => (sleeve.on(u, v) ? running(u, v) : 0), grain, s.window);
    }
    for (const side of [1, -1] as const) seam(s, sleeve.armhole(side), { depth: 2.6, pucker: 0.8 });
    s.each((k, u, v) => s.tone(k, 1 + 0.04 * cloud(u / 120, v / 120, 2, 78)));
  };
}

/** 1 up to so far from the middle, and 0 beyond. */
function within(off: number, reach: number): number {
  return ramp(reach + 2, reach - 2, Math.abs(off));
}
