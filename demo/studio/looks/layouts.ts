import type { Lying } from "../arranging/garments.ts";
import type { Aside } from "../camera/oblique.ts";

/** Where one product of an outfit lies on a table of millimeters that goes on all round. */
export interface Laid extends Omit<Lying, "scale"> {
  slug: string;
}

/** An outfit, or what is seen of it, laid out by hand, and how it is photographed. */
export interface Layout {
  /** How many millimeters the picture is wide in its middle, which is that of the table. */
  width: number;
  aside: Aside;
  /** The lowest first. */
  laid: Laid[];
}

type How = Pick<Laid, "curve" | "limp">;

/** Something sewn of cloth: it is never quite smoothed out. */
const at = (slug: string, x: number, y: number, turn: number, how: How = {}): Laid => ({
  slug,
  x,
  y,
  turn,
  shifted: 16,
  ...how,
});

/** Shoes or a bag. Shoes turned about enter the frame with their toes, as one sees one's own. */
const stiff = (slug: string, x: number, y: number, turn: number): Laid => ({
  slug,
  x,
  y,
  turn,
  stiff: true,
});

/** As one stands before the table: what lies behind is a little out of focus. */
const fromAside = (swing: number): Aside => ({ slant: 0.6, swing, aperture: 0.085 });

/** As one bends down to the table: nearer, so that what lies there leaves the frame on all sides. */
const fromNear = (swing: number): Aside => ({ slant: 0.56, swing, aperture: 0.06 });

/** From farther above: less is seen of the sides of cuffs, where fine checks would be drawn out to combs. */
const fromAbove = (swing: number): Aside => ({ slant: 0.38, swing, aperture: 0.06 });

/** Each outfit laid out by hand. */
export const layouts: Record<string, Layout> = {
  "silk-at-noon": {
    width: 520,
    aside: fromNear(0.26),
    laid: [
      at("silk-slip-dress-emerald", 480, 930, -0.1, { curve: 0.12 }),
      at("cable-jumper-milk", 800, 620, 0.24),
      stiff("ballet-flats-black", 820, 1190, 3),
    ],
  },
  "platform-nine": {
    width: 600,
    aside: fromNear(-0.28),
    laid: [
      at("double-breasted-coat-camel", 690, 760, 0.1),
      at("tailored-trousers-taupe", 800, 1400, -0.14),
      stiff("leather-tote-cognac", 400, 1180, -0.2),
    ],
  },
  "minutes-of-the-meeting": {
    width: 560,
    aside: fromAbove(0.16),
    laid: [
      at("pencil-skirt-black", 770, 1090, -0.24),
      at("merino-turtleneck-burgundy", 850, 600, -0.14),
      at("single-breasted-blazer-grey", 450, 690, 0.09),
      stiff("suede-penny-loafers-burgundy", 440, 1270, 3.35),
    ],
  },
  "late-breakfast": {
    width: 500,
    aside: fromNear(-0.3),
    laid: [
      at("straight-jeans-blue", 800, 1390, -0.2),
      at("striped-shirt-blue", 822, 958, 0.16),
      at("cable-jumper-navy", 424, 790, -0.14),
    ],
  },
  "after-the-rain": {
    width: 540,
    aside: fromNear(-0.28),
    laid: [
      at("belted-trench-sand", 860, 860, 0.12),
      at("poplin-shirt-sky", 460, 700, -0.14),
      at("wide-trousers-milk", 760, 1262, -0.16, { limp: true }),
      stiff("suede-penny-loafers-tobacco", 400, 1240, 3.35),
    ],
  },
  "second-act": {
    width: 540,
    aside: fromNear(0.28),
    laid: [
      at("wide-trousers-chocolate", 380, 1150, 0.16),
      at("silk-shirt-chocolate", 850, 700, 0.2),
      at("silk-slip-dress-champagne", 604, 806, 0.12, { curve: 0.12, limp: true }),
    ],
  },
  "apple-orchard": {
    width: 690,
    aside: fromAside(-0.3),
    laid: [
      at("pleated-skirt-sand", 740, 1230, -0.14),
      at("checked-scarf-sand", 850, 700, 0.3, { curve: 0.5 }),
      at("cable-jumper-terracotta", 430, 640, -0.14),
      stiff("suede-penny-loafers-tobacco", 390, 1385, 3.35),
    ],
  },
  "last-tram": {
    width: 560,
    // Any wider open, the lens would melt the teeth of the zip.
    aside: { ...fromNear(0.28), aperture: 0.025 },
    laid: [
      at("silk-slip-dress-black", 470, 1080, -0.2, { curve: 0.12 }),
      at("nylon-bomber-black", 690, 600, 0.14),
      stiff("ballet-flats-black", 840, 1220, 3),
    ],
  },
  embankment: {
    width: 540,
    aside: fromNear(-0.28),
    laid: [
      at("winter-overcoat-navy", 880, 740, 0.1),
      at("herringbone-trousers-grey", 690, 1450, -0.12),
      at("fisherman-jumper-milk", 420, 560, -0.14),
      at("checked-scarf-red", 450, 1010, 1.15, { curve: 0.4 }),
    ],
  },
  "wood-for-the-stove": {
    width: 600,
    aside: fromAbove(-0.28),
    laid: [
      at("selvedge-jeans-indigo", 800, 1180, -0.2, { curve: 0.1 }),
      at("heavy-t-shirt-white", 780, 580, -0.16),
      at("flannel-shirt-red", 450, 740, 0.14),
      stiff("suede-chelsea-boots-tobacco", 430, 1300, 3.35),
    ],
  },
  "borrowed-hat": {
    width: 560,
    aside: fromNear(0.3),
    laid: [
      at("selvedge-jeans-grey", 520, 1310, 0.1),
      at("fisherman-jumper-graphite", 770, 600, 0.14),
      at("ribbed-beanie-terracotta", 760, 1010, 0.5),
    ],
  },
  "reading-room": {
    width: 580,
    aside: fromNear(0.28),
    laid: [
      at("silk-shirt-ivory", 400, 700, 0.12, { limp: true }),
      at("pleated-skirt-green", 460, 1310, 0.14, { limp: true }),
      at("cashmere-cardigan-grey", 800, 640, 0.16),
      stiff("leather-tote-black", 850, 1270, 0.15),
    ],
  },
};
