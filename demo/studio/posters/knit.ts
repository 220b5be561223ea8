import { drape } from "../arranging/drape.ts";
import type { Aside } from "../camera/oblique.ts";
import { cloths } from "../cloths/index.ts";
import { straight } from "../cloths/woven.ts";
import { type Composition, frames, type TableScene } from "../composition.ts";
import { noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import type { Framing } from "../garment.ts";
import { turnedAbout } from "../making/body/poses.ts";
import { type Cable, cableReach, knitCable } from "../making/knits/cable.ts";
import { table } from "../pattern/outline.ts";
import type { Piece } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";
import { layOut } from "../settling/lay-out.ts";

const wool = [{ color: "#ddd0b6" }];
const hemAt = 420;
const rib = 92;

/** A cabled throw on the table, its ribbed end towards bare ground on the left. */
export const knitWide: Composition = {
  ...frames.wide,
  dressed: wool,
  scene: () =>
    scene({ zoom: 1.15, x: 500, y: 650 }, { slant: 0.7, swing: -0.24, aperture: 0.17 }, -0.3),
};

export const knitTall: Composition = {
  ...frames.tall,
  dressed: wool,
  scene: () =>
    scene({ zoom: 1.5, x: 560, y: 690 }, { slant: 0.68, swing: -0.2, aperture: 0.17 }, -0.2),
};

/** @param turn radians by which the throw is turned. */
function scene(framing: Framing, aside: Aside, turn: number): TableScene {
  return {
    laid: layOut([thrown(turn)]),
    framing,
    aside,
    lighting: { key: [-0.7, -0.46, 0.5], ambient: 0.5, vignette: 0.2 },
  };
}

const extent = { left: -380, right: 1640, bottom: 1560 };

/** From the left: broad, narrow, middle and narrow ones again and again. */
const cables: Cable[] = Array.from({ length: 27 }, (_, n) => ({
  x: extent.left + 44 + n * 74,
  ...[
    { radius: 26, period: 168 },
    { radius: 12, period: 76 },
    { radius: 15, period: 96 },
    { radius: 12, period: 76 },
  ][n % 4]!,
}));

function thrown(turn: number): Piece {
  const piece = drape({
    cloth: { ...cloths["chunky-knit"], bend: 1 },
    seed: 517,
    ...extent,
    rim: (u) => hemAt + 14 * Math.sin(u / 230 + 0.7),
    across: (u, v) => Math.PI / 2 + 0.5 * noise(u / 640, v / 560, 27),
    surplus: [0.03, 0.34],
    loft: 0.5,
    height: 44,
    hold: 0.0007,
  });
  return {
    ...piece,
    fuzz: 1.2,
    pose: turnedAbout(piece.pose!, table.middle, table.height / 2, turn),
    make: paint,
  };
}

function paint(s: Surface): void {
  const { texture, rib: ribbed } = cloths["chunky-knit"];
  const inRib = (_u: number, v: number) => ramp(hemAt + rib + 6, hemAt + rib, v);
  const free = (u: number) =>
    Math.max(
      0,
      ...cables.map((c) => ramp(cableReach(c) + 2, cableReach(c) - 2, Math.abs(u - c.x))),
    );
  texture(s, straight, (u, v) => (1 - inRib(u, v)) * (1 - free(u)));
  ribbed(s, straight, inRib);
  for (const cable of cables) knitCable(s, cable, (u, v) => 1 - inRib(u, v));
  s.each((k, _u, v) => {
    s.relief[k]! -= 2.4 * bell(v - hemAt - rib - 3, 2.6);
  });
}
