import type { Place } from "../arranging/carry.ts";
import type { Aside } from "../camera/oblique.ts";

/** Where one product of an outfit lies on a table of millimeters that goes on all round. */
export interface Laid extends Omit<Place, "scale"> {
  slug: string;
}

/** An outfit laid out by hand, and how it is photographed. */
export interface Layout {
  /** How many millimeters the picture is wide in its middle, which is that of the table. */
  width: number;
  aside: Aside;
  /** The lowest first. */
  laid: Laid[];
}

type How = Partial<Pick<Laid, "curve" | "over">>;

/** Something sewn of cloth: it is never quite smoothed out. */
const at = (slug: string, x: number, y: number, turn: number, how: How = {}): Laid => ({
  slug,
  x,
  y,
  turn,
  shifted: 16,
  ...how,
});

/** Shoes or a bag. */
const stiff = (slug: string, x: number, y: number, turn: number): Laid => ({
  slug,
  x,
  y,
  turn,
  stiff: true,
});

/** As one stands before the table: what lies behind is a little out of focus. */
const fromAside = (swing: number): Aside => ({ slant: 0.6, swing, aperture: 0.085 });

/** As one leans over the table: stopped down, the lens blurs no more than a hint. */
const fromAbove = (slant: number, swing: number): Aside => ({ slant, swing, aperture: 0.05 });

/** Each outfit laid out by hand. */
export const layouts: Record<string, Layout> = {
  "silk-at-noon": {
    width: 750,
    aside: fromAbove(0.38, 0.2),
    laid: [
      at("silk-slip-dress-emerald", 480, 930, -0.1, { curve: 0.12 }),
      at("cable-jumper-milk", 800, 645, 0.24),
      stiff("ballet-flats-black", 770, 1100, 0.3),
    ],
  },
  "platform-nine": {
    width: 720,
    aside: fromAside(-0.3),
    laid: [
      at("double-breasted-coat-camel", 850, 890, 0.12),
      at("tailored-trousers-taupe", 680, 1420, -0.12),
      at("merino-turtleneck-camel", 410, 660, -0.14),
      stiff("leather-tote-cognac", 790, 1340, -0.16),
      stiff("chelsea-boots-cognac", 335, 1200, 0.3),
    ],
  },
  "minutes-of-the-meeting": {
    width: 700,
    aside: fromAside(-0.3),
    laid: [
      at("pencil-skirt-black", 790, 1090, -0.24),
      at("merino-turtleneck-burgundy", 850, 640, -0.14),
      at("single-breasted-blazer-grey", 430, 730, 0.09),
      stiff("suede-penny-loafers-burgundy", 440, 1215, 0.3),
    ],
  },
  "late-breakfast": {
    width: 660,
    aside: fromAside(-0.3),
    laid: [
      at("striped-shirt-blue", 890, 860, 0.16),
      at("straight-jeans-blue", 716, 1340, -0.1),
      at("cable-jumper-navy", 455, 650, -0.14),
    ],
  },
  "after-the-rain": {
    width: 700,
    aside: fromAside(-0.3),
    laid: [
      at("belted-trench-sand", 850, 880, 0.12),
      at("wide-trousers-milk", 700, 1430, -0.12),
      at("poplin-shirt-sky", 430, 660, -0.14),
      stiff("suede-penny-loafers-tobacco", 390, 1215, 0.3),
    ],
  },
  "second-act": {
    width: 680,
    aside: fromAside(-0.3),
    laid: [
      at("silk-slip-dress-champagne", 835, 890, 0.1),
      at("wide-trousers-chocolate", 630, 1410, -0.14),
      at("silk-shirt-chocolate", 440, 660, -0.12),
    ],
  },
  "apple-orchard": {
    width: 690,
    aside: fromAside(-0.3),
    laid: [
      at("pleated-skirt-sand", 740, 1230, -0.14),
      at("checked-scarf-sand", 850, 700, 0.3, { curve: 0.5 }),
      at("cable-jumper-terracotta", 430, 640, -0.14),
      stiff("suede-penny-loafers-tobacco", 390, 1215, 0.3),
    ],
  },
  "last-tram": {
    width: 680,
    aside: fromAside(0.3),
    laid: [
      at("silk-slip-dress-black", 455, 1030, -0.04, { curve: 0.12 }),
      at("nylon-bomber-black", 745, 630, 0.14),
      stiff("ballet-flats-black", 850, 1190, -0.3),
    ],
  },
  embankment: {
    width: 750,
    aside: fromAside(-0.3),
    laid: [
      at("winter-overcoat-navy", 830, 880, 0.1),
      at("herringbone-trousers-grey", 660, 1480, -0.12),
      at("fisherman-jumper-milk", 365, 660, -0.14),
      at("checked-scarf-red", 1050, 760, 0.06, { curve: 0.4 }),
      stiff("suede-chelsea-boots-graphite", 370, 1225, 0.3),
    ],
  },
  "wood-for-the-stove": {
    width: 770,
    aside: fromAbove(0.38, -0.18),
    laid: [
      at("selvedge-jeans-indigo", 780, 1060, -0.22, { curve: 0.15 }),
      at("heavy-t-shirt-white", 690, 600, -0.16),
      at("flannel-shirt-red", 430, 760, 0.17),
      stiff("suede-chelsea-boots-tobacco", 480, 1160, 0.32),
    ],
  },
  "borrowed-hat": {
    width: 660,
    aside: fromAside(0.3),
    laid: [
      at("selvedge-jeans-grey", 484, 1340, 0.1),
      at("fisherman-jumper-graphite", 770, 640, 0.14),
      at("ribbed-beanie-terracotta", 340, 680, -0.4),
      stiff("suede-chelsea-boots-graphite", 830, 1250, 0.2),
    ],
  },
  "reading-room": {
    width: 750,
    aside: fromAbove(0.38, -0.18),
    laid: [
      at("pleated-skirt-green", 770, 1080, -0.22),
      at("silk-shirt-ivory", 460, 720, 0.1),
      at("cashmere-cardigan-grey", 460, 750, 0.1, { over: true }),
      stiff("leather-tote-black", 450, 1270, -0.2),
    ],
  },
};
