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
  aside: Omit<Aside, "aperture">;
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

/** Each outfit laid out by hand. */
export const layouts: Record<string, Layout> = {
  "silk-at-noon": {
    width: 750,
    aside: { slant: 0.38, swing: 0.2 },
    laid: [
      at("silk-slip-dress-emerald", 480, 930, -0.1, { curve: 0.12 }),
      at("cable-jumper-milk", 800, 645, 0.24),
      stiff("ballet-flats-black", 770, 1100, 0.3),
    ],
  },
  "platform-nine": {
    width: 860,
    aside: { slant: 0.36, swing: 0.16 },
    laid: [
      at("tailored-trousers-taupe", 840, 1000, -0.2, { curve: 0.12 }),
      at("merino-turtleneck-camel", 428, 715, 0.08),
      at("double-breasted-coat-camel", 410, 800, 0.08, { over: true }),
      stiff("leather-tote-cognac", 750, 1260, -0.2),
      stiff("chelsea-boots-cognac", 850, 340, -0.3),
    ],
  },
  "minutes-of-the-meeting": {
    width: 750,
    aside: { slant: 0.38, swing: -0.2 },
    laid: [
      at("pencil-skirt-black", 790, 1010, -0.24),
      at("merino-turtleneck-burgundy", 462, 740, 0.09),
      at("single-breasted-blazer-grey", 450, 750, 0.09, { over: true }),
      stiff("suede-penny-loafers-burgundy", 540, 1195, 0.3),
    ],
  },
  "late-breakfast": {
    width: 740,
    aside: { slant: 0.38, swing: -0.18 },
    laid: [
      at("straight-jeans-blue", 720, 1030, -0.28, { curve: 0.16 }),
      at("striped-shirt-blue", 490, 840, 0.14),
      at("cable-jumper-navy", 490, 830, 0.12, { over: true }),
    ],
  },
  "after-the-rain": {
    width: 860,
    aside: { slant: 0.36, swing: 0.16 },
    laid: [
      at("wide-trousers-milk", 820, 1060, -0.2, { curve: 0.12 }),
      at("poplin-shirt-sky", 412, 742, 0.08),
      at("belted-trench-sand", 400, 830, 0.08, { over: true }),
      stiff("suede-penny-loafers-tobacco", 840, 330, -0.3),
    ],
  },
  "second-act": {
    width: 750,
    aside: { slant: 0.38, swing: -0.2 },
    laid: [
      at("wide-trousers-chocolate", 430, 1100, 0.16, { curve: -0.12 }),
      at("silk-slip-dress-champagne", 800, 985, 0.03, { curve: 0.12 }),
      at("silk-shirt-chocolate", 470, 580, 0.18),
    ],
  },
  "apple-orchard": {
    width: 760,
    aside: { slant: 0.38, swing: 0.18 },
    laid: [
      at("pleated-skirt-sand", 770, 1080, -0.24),
      at("cable-jumper-terracotta", 440, 670, 0.14),
      at("checked-scarf-sand", 760, 690, 0.5, { curve: 0.6 }),
      stiff("suede-penny-loafers-tobacco", 450, 1180, 0.3),
    ],
  },
  "last-tram": {
    width: 730,
    aside: { slant: 0.4, swing: -0.2 },
    laid: [
      at("silk-slip-dress-black", 690, 950, 0.1, { curve: -0.12 }),
      at("nylon-bomber-black", 430, 640, 0.2),
      stiff("ballet-flats-black", 460, 1080, 0.42),
    ],
  },
  embankment: {
    width: 860,
    aside: { slant: 0.36, swing: 0.16 },
    laid: [
      at("herringbone-trousers-grey", 810, 1080, -0.2, { curve: 0.15 }),
      at("fisherman-jumper-milk", 432, 705, 0.08),
      at("winter-overcoat-navy", 410, 830, 0.08, { over: true }),
      at("checked-scarf-red", 668, 800, -0.36, { curve: 0.6 }),
      stiff("suede-chelsea-boots-graphite", 840, 330, -0.3),
    ],
  },
  "wood-for-the-stove": {
    width: 770,
    aside: { slant: 0.38, swing: -0.18 },
    laid: [
      at("selvedge-jeans-indigo", 780, 1060, -0.22, { curve: 0.15 }),
      at("heavy-t-shirt-white", 690, 600, -0.16),
      at("flannel-shirt-red", 430, 760, 0.17),
      stiff("suede-chelsea-boots-tobacco", 480, 1160, 0.32),
    ],
  },
  "borrowed-hat": {
    width: 740,
    aside: { slant: 0.38, swing: 0.2 },
    laid: [
      at("selvedge-jeans-grey", 760, 1040, -0.24, { curve: 0.15 }),
      at("fisherman-jumper-graphite", 440, 680, 0.16),
      at("ribbed-beanie-terracotta", 700, 560, 0.4),
      stiff("suede-chelsea-boots-graphite", 450, 1140, 0.3),
    ],
  },
  "reading-room": {
    width: 750,
    aside: { slant: 0.38, swing: -0.18 },
    laid: [
      at("pleated-skirt-green", 770, 1080, -0.22),
      at("silk-shirt-ivory", 460, 720, 0.1),
      at("cashmere-cardigan-grey", 460, 750, 0.1, { over: true }),
      stiff("leather-tote-black", 450, 1270, -0.2),
    ],
  },
};
