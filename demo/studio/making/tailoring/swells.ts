import { chance, noise } from "../../fields/noise.ts";
import { ramp } from "../../fields/scalar.ts";
import { table } from "../../pattern/outline.ts";
import type { PatternMap } from "../../pattern/piece.ts";

interface SwelledBody {
  seed: number;
  /** The right end of the armhole, x from the middle line. */
  armpit: readonly [number, number];
  waistY: number;
  hemY: number;
  /** A belt draws the waist in: the cloth blouses above it and falls in gathers below. */
  belted?: boolean | undefined;
  /** How strongly it shows: 1 in coating, less in a short jacket. */
  strength: number;
}

interface Swell {
  from: [x: number, y: number];
  to: [x: number, y: number];
  /** Half its breadth and its height, in units. */
  breadth: number;
  height: number;
}

/**
 * The broad swells of a body that lies on its own back, which no surplus of cloth tells: from the
 * armholes to the waist, where the front is full for the chest, and from the waist to the hem, where
 * the skirt is wider than the waist. They are long, soft, and none is like its neighbor.
 */
export function swellsOfBody(body: SwelledBody): PatternMap {
  const swells = swellsOf(body);
  const { seed, strength, hemY } = body;
  return (u, v) => {
    const x = u + 14 * noise(u / 190, v / 210, seed + 91);
    let height = 2.5 * noise(u / 210, v / 330, seed + 92) * ramp(hemY, hemY - 160, v);
    for (const swell of swells) height += rise(swell, x, v);
    return Math.max(-6, strength * height);
  };
}

function swellsOf({ seed, armpit: [pitX, pitY], waistY, hemY, belted }: SwelledBody): Swell[] {
  const lot = (lane: number) => chance(seed, lane, 93) - 0.5;
  const swells: Swell[] = [];
  for (const side of [1, -1] as const) {
    const at = (x: number, y: number): [number, number] => [table.middle + side * x, y];
    const lane = side > 0 ? 1 : 21;
    swells.push(
      {
        from: at(pitX - 46 + 20 * lot(lane), pitY - 190),
        to: at(pitX - 92 + 30 * lot(lane + 1), waistY + 60),
        breadth: 34 + 10 * lot(lane + 2),
        height: 15 + 7 * lot(lane + 3),
      },
      {
        from: at(pitX - 104 + 40 * lot(lane + 4), waistY - 60 + 50 * lot(lane + 5)),
        to: at(pitX - 66 + 50 * lot(lane + 6), hemY + 0.2 * (hemY - waistY)),
        breadth: 42 + 16 * lot(lane + 7),
        height: 14 + 8 * lot(lane + 8),
      },
    );
    if (belted) {
      for (let i = 0; i < 4; i++) {
        const x = 60 + i * 46 + 26 * lot(lane + 9 + i);
        const above = i % 2 === 0;
        swells.push({
          from: at(x, waistY + (above ? -230 : -30) + 60 * lot(lane + 13 + i)),
          to: at(x + (above ? -6 : 22), waistY + (above ? 40 : 330) + 90 * lot(lane + 17 + i)),
          breadth: 15 + 7 * lot(lane + 5 + i),
          height: 5.5,
        });
      }
    }
  }
  return swells;
}

/** Half the breadth over which a swell rounds, in units. */
const crest = 7;
/** How far it reaches on either side, as shares of half its breadth: where it drops, and where it runs out. */
const flank = { steep: 0.75, gentle: 2.2 };

/** A swell runs out towards both of its ends, and falls off more steeply on the side it leans to. */
function rise(
  { from: [x0, y0], to: [x1, y1], breadth, height }: Swell,
  x: number,
  y: number,
): number {
  const t = (y - y0) / (y1 - y0);
  if (t <= 0 || t >= 1) return 0;
  const away = x - (x0 + (x1 - x0) * t);
  const isSteep = away * (x1 - x0 || 1) > 0;
  const wide = breadth * (0.75 + 0.5 * t) * (isSteep ? flank.steep : flank.gentle);
  const short = Math.max(0, 1 - Math.hypot(away, crest) / wide);
  return height * short * Math.sqrt(short) * ramp(0, 0.4, t) * ramp(1, 0.66, t);
}
