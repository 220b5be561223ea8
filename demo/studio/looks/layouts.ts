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

const at = (slug: string, x: number, y: number, turn: number, how: How = {}): Laid => ({
  slug,
  x,
  y,
  turn,
  ...how,
});

/** Each outfit laid out by hand. */
export const layouts: Record<string, Layout> = {
  "silk-at-noon": {
    width: 800,
    aside: { slant: 0.46, swing: 0.2 },
    laid: [
      at("silk-slip-dress-emerald", 450, 980, -0.14),
      at("cable-jumper-milk", 820, 650, 0.2),
      at("ballet-flats-black", 800, 1180, 0.2),
    ],
  },
  "platform-nine": {
    width: 940,
    aside: { slant: 0.4, swing: 0.16 },
    laid: [
      at("tailored-trousers-taupe", 860, 1020, -0.17),
      at("merino-turtleneck-camel", 398, 715, 0.08),
      at("double-breasted-coat-camel", 380, 800, 0.08, { over: true }),
      at("leather-tote-cognac", 800, 1330, -0.14),
      at("chelsea-boots-cognac", 890, 295, -0.2),
    ],
  },
  "minutes-of-the-meeting": {
    width: 820,
    aside: { slant: 0.46, swing: -0.2 },
    laid: [
      at("pencil-skirt-black", 830, 1060, -0.2),
      at("merino-turtleneck-burgundy", 432, 750, 0.09),
      at("single-breasted-blazer-grey", 420, 760, 0.09, { over: true }),
      at("suede-penny-loafers-burgundy", 400, 1190, 0.1),
    ],
  },
  "late-breakfast": {
    width: 800,
    aside: { slant: 0.44, swing: -0.18 },
    laid: [
      at("straight-jeans-blue", 770, 1040, -0.26),
      at("striped-shirt-blue", 500, 860, 0.14),
      at("cable-jumper-navy", 500, 850, 0.12, { over: true }),
    ],
  },
  "after-the-rain": {
    width: 940,
    aside: { slant: 0.4, swing: 0.16 },
    laid: [
      at("wide-trousers-milk", 860, 1080, -0.17),
      at("poplin-shirt-sky", 392, 742, 0.08),
      at("belted-trench-sand", 380, 830, 0.08, { over: true }),
      at("suede-penny-loafers-tobacco", 890, 285, -0.2),
    ],
  },
  "second-act": {
    width: 820,
    aside: { slant: 0.46, swing: -0.2 },
    laid: [
      at("wide-trousers-chocolate", 400, 1130, 0.16),
      at("silk-slip-dress-champagne", 850, 980, 0.06),
      at("silk-shirt-chocolate", 440, 570, 0.13),
    ],
  },
  "apple-orchard": {
    width: 840,
    aside: { slant: 0.44, swing: 0.18 },
    laid: [
      at("pleated-skirt-sand", 830, 1120, -0.2),
      at("cable-jumper-terracotta", 420, 660, 0.14),
      at("checked-scarf-sand", 800, 700, 0.5, { curve: 0.5 }),
      at("suede-penny-loafers-tobacco", 430, 1245, 0.24),
    ],
  },
  "last-tram": {
    width: 800,
    aside: { slant: 0.48, swing: -0.2 },
    laid: [
      at("silk-slip-dress-black", 800, 980, 0.06),
      at("nylon-bomber-black", 420, 650, 0.14),
      at("ballet-flats-black", 410, 1205, 0.3),
    ],
  },
  embankment: {
    width: 940,
    aside: { slant: 0.4, swing: 0.16 },
    laid: [
      at("herringbone-trousers-grey", 870, 1080, -0.15),
      at("fisherman-jumper-milk", 402, 705, 0.08),
      at("winter-overcoat-navy", 380, 830, 0.08, { over: true }),
      at("checked-scarf-red", 690, 820, -0.36, { curve: 0.5 }),
      at("suede-chelsea-boots-graphite", 890, 290, -0.2),
    ],
  },
  "wood-for-the-stove": {
    width: 860,
    aside: { slant: 0.44, swing: -0.18 },
    laid: [
      at("selvedge-jeans-indigo", 820, 1080, -0.18),
      at("heavy-t-shirt-white", 700, 570, -0.16),
      at("flannel-shirt-red", 390, 790, 0.15),
      at("suede-chelsea-boots-tobacco", 400, 1215, 0.3),
    ],
  },
  "borrowed-hat": {
    width: 820,
    aside: { slant: 0.46, swing: 0.2 },
    laid: [
      at("selvedge-jeans-grey", 810, 1060, -0.22),
      at("fisherman-jumper-graphite", 430, 700, 0.16),
      at("ribbed-beanie-terracotta", 780, 430, 0.35),
      at("suede-chelsea-boots-graphite", 400, 1225, 0.26),
    ],
  },
  "reading-room": {
    width: 820,
    aside: { slant: 0.46, swing: -0.18 },
    laid: [
      at("pleated-skirt-green", 810, 1120, -0.2),
      at("silk-shirt-ivory", 440, 730, 0.1),
      at("cashmere-cardigan-grey", 440, 760, 0.1, { over: true }),
      at("leather-tote-black", 390, 1340, -0.16),
    ],
  },
};
