import { noise } from "../../fields/noise.ts";
import { bell, blend, fading, ramp } from "../../fields/scalar.ts";
import { type Excess, surplusTaken } from "../../pattern/excess.ts";
import { boxAround, type Point, type Shift, smoothLine } from "../../pattern/outline.ts";
import type { PatternMap } from "../../pattern/piece.ts";
import { breakWithin, luff } from "../sewing/hanging-fold.ts";
import { slopeStep, surplusOver } from "../sewing/laid-over.ts";

/** One long soft fold: where it runs, and how it stands. */
export interface LongFold {
  /** From its cause, a seam or a point of tension, to where it runs out. */
  path: Point[];
  /** Half its width in units, at its cause and at its end. */
  width: [from: number, to: number];
  /** How high it would stand, in units. */
  height: number;
  /** Shares of its way over which it rises and dies away; 0 where it begins in a seam or ends in a hem. */
  fade: [rise: number, fall: number];
  /**
   * Units of cloth that lie hidden in it, for it laps over to one side: to the right of its way, or
   * below 0 to its left. A print breaks off there.
   */
  hides?: number;
}

/** What folds do to a piece that is laid in them. */
export interface InFolds {
  /** How high the folds stand, in units. */
  height: PatternMap;
  /** The surplus that they need. */
  fold: (e: Excess, u: number, v: number) => void;
  /** How firmly the folds that hide a part of a print keep their place while the cloth settles. */
  pins: PatternMap;
  /** How far the place on the cloth is from that on the table, for what lies hidden in the folds. */
  hidden: Shift;
}

/** Surplus that a fold needs for the square of its height over its half width. */
const need = 1.08 / surplusTaken;

/**
 * Long folds with a cause: each gets its surplus across its own course, and the height it is to begin with,
 * so that the cloth settles into it instead of finding a fold of its own somewhere near.
 */
export function layFolds(folds: LongFold[]): InFolds {
  const courses = folds.map(courseOf);
  const lapped = courses.filter(({ laps }) => laps);
  return {
    height: (u, v) => {
      let height = 0;
      eachNear(courses, u, v, (place) => {
        height += section(place, place.across);
      });
      return height;
    },
    fold: (e, u, v) => {
      eachNear(courses, u, v, (place) => {
        const { across, height: h, width, dx, dy } = place;
        if (place.hides) e.along(-dy, dx, surplusOfLap(place));
        else e.along(-dy, dx, need * (h / width) ** 2 * bell(across, 1.2 * width));
      });
    },
    pins: (u, v) => {
      let firm = 0;
      eachNear(lapped, u, v, ({ across, alive, width }) => {
        firm = Math.max(firm, held * alive * bell(across, width));
      });
      return firm;
    },
    hidden: (u, v) => {
      const by: Point = [0, 0];
      eachNear(lapped, u, v, (place) => {
        const shift = putAside(place) / (Math.hypot(place.dx, place.dy) || 1);
        by[0] -= shift * place.dy;
        by[1] += shift * place.dx;
      });
      return by;
    },
  };
}

/** Takes a place as every fold has it that comes near. */
function eachNear(courses: Course[], u: number, v: number, take: (place: Place) => void): void {
  for (const { reach, read } of courses) if (reach(u, v)) take(read(u, v));
}

/** Breadth of the side over which a fold laps, in shares of its width. */
const lee = 0.55;
/** Over how much of the cloth beside it a fold draws the print aside, in units. */
const drawn = 72;
/** How firmly it keeps its place. */
const held = 0.01;

/** Height of a fold so far across its course. */
function section({ height, width, hides }: Place, across: number): number {
  // The side away from the lamp falls more steeply: no fold leans both ways alike.
  if (!hides) return height * bell(across, across > 0 ? width : 1.25 * width);
  const t = (across * Math.sign(hides)) / width;
  return height * ramp(-luff, -0.1, t) * ramp(lee, -0.05, t);
}

/** Surplus of cloth that slopes down as a lapped fold does: with less, settling would draw it flat. */
function surplusOfLap(place: Place): number {
  const ahead = section(place, place.across + slopeStep);
  const slope = (ahead - section(place, place.across - slopeStep)) / (2 * slopeStep);
  return surplusOver(Math.hypot(1, slope) - 1);
}

/** How steep the short side of a fold is that begins to hide a break of the print, and of one that hides it whole. */
const hiding = { least: 0.5, full: 0.9 };

/** How far a fold puts the print aside across its course, in units. */
function putAside({ across, alive, height, width, hides }: Place): number {
  const steep = height / (lee * width);
  const line = breakWithin(ramp(hiding.least, hiding.full, steep));
  const under = hides * (ramp(...line, (across / width) * Math.sign(hides)) - 0.5);
  return alive * bell(across, drawn) * under;
}

/** A place as a fold has it: how far it is from the fold's course, to its right, and the fold there, in units. */
interface Place {
  across: number;
  /** How far it has risen from its cause, and not yet died away, 0..1. */
  alive: number;
  height: number;
  width: number;
  hides: number;
  /** The way its course runs there, of any length. */
  dx: number;
  dy: number;
}

/** Where a fold runs, from its cause to its end. */
interface Course {
  /** Whether it laps over, so that a print breaks off there. */
  laps: boolean;
  /** Whether it comes near a place, which only then need be read; the next reading overwrites the last. */
  reach: (u: number, v: number) => boolean;
  read: (u: number, v: number) => Place;
}

/** From how many of its widths on, beside its course, nothing is left of a fold, and of how it draws a print. */
const faded = { height: 2.6, print: 2.3 };

function courseOf({ path, width, height, fade, hides = 0 }: LongFold): Course {
  const points = smoothLine(path, 4);
  const laps = hides !== 0;
  const margin = Math.max(faded.height * Math.max(...width), laps ? faded.print * drawn : 0);
  const box = boxAround(points, margin);
  const lane = Math.round(path[0]![0] * 3 + path[0]![1]);
  const place: Place = { across: 0, alive: 0, height: 0, width: 1, hides, dx: 0, dy: 1 };
  const last = points.length - 1;
  return {
    laps,
    reach: (u: number, v: number) => u > box.x0 && u < box.x1 && v > box.y0 && v < box.y1,
    read: (u: number, v: number): Place => {
      let nearest = 1e9;
      for (let i = 0; i < last; i++) {
        const [ax, ay] = points[i]!;
        const [ex, ey] = [points[i + 1]![0] - ax, points[i + 1]![1] - ay];
        const square = ex * ex + ey * ey || 1;
        const share = Math.min(1, Math.max(0, ((u - ax) * ex + (v - ay) * ey) / square));
        const away = Math.hypot(u - ax - ex * share, v - ay - ey * share);
        if (away >= nearest) continue;
        nearest = away;
        const t = (i + share) / last;
        place.across = ex * (v - ay) - ey * (u - ax) > 0 ? away : -away;
        [place.dx, place.dy] = [ex, ey];
        place.width = blend(width[0], width[1], t);
        place.alive = fading(t, fade);
        place.height = height * place.alive * (0.85 + 0.3 * noise(t * 3, 1, lane));
      }
      return place;
    },
  };
}
