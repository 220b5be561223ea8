import { knit } from "../../cloths/index.ts";
import { ribbing } from "../../cloths/knitted.ts";
import { ramp } from "../../fields/scalar.ts";
import { crossings, line, table } from "../../pattern/outline.ts";
import type { PatternMap } from "../../pattern/piece.ts";
import type { Sleeves } from "../body/sleeves.ts";
import { flatSeam } from "./flat-seam.ts";
import { bunched, drawnByHand, type Stitch } from "./stitches.ts";

/** Broad ribs of the panels: a card still shows them. */
const panelRibs = ribbing(12.5, 3.4, 2);

/**
 * Stocking stitch between ribbed panels that run down both sides from the armpits, all joined in flat seams.
 *
 * @param edge of the right panel, from the armpit down to the hem's ribs.
 */
export function sidePanels(sleeve: Sleeves, edge: string): Stitch {
  const panel = line(edge);
  const edgeAt = crossings(panel);
  const top = panel[0]![1];
  const inPanel: PatternMap = (u, v) => {
    if (sleeve.on(u, v)) return 0;
    const beyond = Math.abs(u - table.middle) - (edgeAt(v) - table.middle);
    return ramp(-1.5, 1.5, beyond) * ramp(top - 2, top + 2, v);
  };
  return (s, order, ribbed) => {
    const grain = drawnByHand(sleeve.grain);
    knit(order.cloth)(s, grain, (u, v) => (1 - ribbed(u, v)) * (1 - inPanel(u, v)));
    panelRibs(s, bunched(sleeve.grain), (u, v) => (1 - ribbed(u, v)) * inPanel(u, v));
    order.cloth.rib(s, bunched(sleeve.grain), ribbed);
    for (const side of [1, -1] as const) {
      flatSeam(s, sleeve.armhole(side));
      flatSeam(s, line(edge, side));
    }
  };
}
