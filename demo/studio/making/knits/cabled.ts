import type { Cloth } from "../../cloths/index.ts";
import type { Texture } from "../../cloths/texture.ts";
import { cloud } from "../../fields/noise.ts";
import { blend, ramp } from "../../fields/scalar.ts";
import { type Side, table } from "../../pattern/outline.ts";
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
  /** Down the middle of both sleeves, whose grain begins at the top of the armhole; outwards from there. */
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
  const grain = drawnByHand(sleeve.grain);
  const panels = {
    body: { ...body, x: table.middle },
    left: onSleeve(onSleeves, -1),
    right: onSleeve(onSleeves, 1),
  };
  const panelAt = (u: number, v: number) => {
    if (!sleeve.on(u, v)) return panels.body;
    return sleeve.side(u) > 0 ? panels.right : panels.left;
  };
  const inPanel: PatternMap = (u, v) => {
    const { x, reach } = panelAt(u, v);
    return within(grain(u, v)[0] - x, reach);
  };
  const inCable: PatternMap = (u, v) => {
    const [a] = grain(u, v);
    return Math.max(...panelAt(u, v).cables.map((c) => within(a - c.x, cableReach(c))));
  };
  return (s, order, ribbed) => {
    const open: PatternMap = (u, v) => 1 - ribbed(u, v);
    beside(order.cloth)(s, grain, (u, v) => open(u, v) * (1 - inPanel(u, v)));
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
    for (const panel of Object.values(panels)) {
      const onPanel: PatternMap = (u, v) => (panelAt(u, v) === panel ? running(u, v) : 0);
      for (const cable of panel.cables) knitCable(s, cable, onPanel, grain, s.window);
    }
    for (const side of [1, -1] as const) seam(s, sleeve.armhole(side), { depth: 2.6, pucker: 0.8 });
    s.each((k, u, v) => s.tone(k, 1 + 0.04 * cloud(u / 120, v / 120, 2, 78)));
  };
}

/**
 * The panel of one sleeve. It lies as far from the armhole as the other's, but its cables twist the same
 * way: of a mirrored pair, one would run along the lamp's light, and melt away.
 */
function onSleeve({ x, reach, cables }: Cabled["onSleeves"], side: Side): Cabled["onSleeves"] {
  const moved = cables.map((cable) => ({ ...cable, x: side * cable.x }));
  return { x: side * x, reach, cables: moved };
}

/** 1 up to so far from the middle, and 0 beyond. */
function within(off: number, reach: number): number {
  return ramp(reach + 2, reach - 2, Math.abs(off));
}
