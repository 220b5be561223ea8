import { rail } from "../arranging/rail.ts";
import { cloths } from "../cloths/index.ts";
import { straight } from "../cloths/woven.ts";
import { type Composition, frames, type Scene } from "../composition.ts";
import { noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import type { Framing } from "../garment.ts";
import { cableReach, knitCable } from "../making/knits/cable.ts";
import { knots } from "../pattern/outline.ts";
import type { Piece } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";
import { layOut } from "../settling/lay-out.ts";

const wool = [{ color: "#ddd0b6" }];
const railAt = 430;
const hemAt = 1110;

/** A cabled knit hung over a brass rail, wall beside it for words. */
export const knitWide: Composition = {
  ...frames.wide,
  dressed: wool,
  scene: () => scene({ zoom: 0.8, x: 390, y: 786 }),
};

export const knitTall: Composition = {
  ...frames.tall,
  dressed: wool,
  scene: () => scene({ zoom: 0.98, x: 640, y: 720 }),
};

function scene(framing: Framing): Scene {
  return {
    laid: layOut([rail(railAt, 15), behind(), inFront()]),
    framing,
    lighting: { key: [-0.7, -0.42, 0.52], ambient: 0.5, vignette: 0.2 },
  };
}

const cables = [
  { x: 560, radius: 26, period: 168 },
  { x: 700, radius: 15, period: 96 },
  { x: 840, radius: 26, period: 168 },
  { x: 770, radius: 12, period: 76 },
  { x: 630, radius: 12, period: 76 },
  { x: 945, radius: 15, period: 96 },
  { x: 455, radius: 15, period: 96 },
];

function inFront(): Piece {
  return hung(
    knots(
      `400,${railAt - 20}^ 1000,${railAt - 20}^ 1012,800 1006,${hemAt}^ 700,${hemAt + 6} 394,${hemAt}^ 388,800`,
    ),
    17,
  );
}

/** The end that fell down behind the rail shows a hand's breadth below the front's. */
function behind(): Piece {
  const piece = hung(
    knots(
      `430,${railAt - 14}^ 1026,${railAt - 14}^ 1034,800 1030,${hemAt + 76}^ 730,${hemAt + 70} 424,${hemAt + 70}^ 420,800`,
    ),
    71,
  );
  return { ...piece, lift: 4, height: 26 };
}

function hung(outline: Piece["outline"], seed: number): Piece {
  const cloth = cloths["chunky-knit"];
  return {
    outline,
    optics: cloth.optics,
    seed,
    rests: true,
    lift: 18,
    loft: 0.3,
    height: 34,
    base: (_u, v) =>
      -46 * ramp(railAt + 5, railAt - 22, v) - 10 * ramp(railAt + 8, railAt + 140, v),
    hold: 0.0012,
    bend: 1,
    fuzz: 1.2,
    anchor: 0.002,
    edgeAnchor: 0.02,
    pins: (_u, v) => 0.12 * ramp(railAt + 40, railAt, v),
    grid: [16, 8, 6],
    steps: [420, 220, 100],
    pose: (u, v) => {
      const down = ramp(railAt, hemAt, v);
      return [
        u + 9 * noise(v / 300, seed, 3) + (u - 700) * -0.05 * down,
        v + 10 * noise(u / 190, seed, 4) * down,
      ];
    },
    excess: (e, u, v) => {
      const down = ramp(railAt, railAt + 260, v);
      e.along(1, 0.06, 0.16 * down * (0.75 + 0.6 * noise(u / 130, v / 700, seed + 2)));
      e.crumple(u, v, seed + 5, 0.02, 220);
    },
    make: paint,
  };
}

function paint(s: Surface): void {
  const { texture, rib } = cloths["chunky-knit"];
  const inRib = (_u: number, v: number) => ramp(hemAt - 96, hemAt - 90, v);
  const free = (u: number) =>
    Math.max(
      0,
      ...cables.map((c) => ramp(cableReach(c) + 2, cableReach(c) - 2, Math.abs(u - c.x))),
    );
  texture(s, straight, (u, v) => (1 - inRib(u, v)) * (1 - free(u)));
  rib(s, straight, inRib);
  for (const cable of cables) knitCable(s, cable, (u, v) => 1 - inRib(u, v));
  s.each((k, _u, v, depth) => {
    s.relief[k]! -= 2.4 * bell(v - hemAt + 93, 2.6);
    s.tone(k, 1 - 0.16 * ramp(9, 0, depth));
  });
}
