/** Where one product of an outfit lies on a table of 1200 x 1600 units that goes on all round. */
export interface Laid {
  slug: string;
  x: number;
  y: number;
  turn: number;
}

const at = (slug: string, x: number, y: number, turn: number): Laid => ({ slug, x, y, turn });

/** Each outfit laid out by hand, the lowest piece first. */
export const layouts: Record<string, Laid[]> = {
  "silk-at-noon": [
    at("silk-slip-dress-emerald", 250, 860, -0.05),
    at("cable-jumper-milk", 1000, 560, 0.12),
    at("chelsea-boots-black", 1060, 1560, 0.04),
  ],
  "platform-nine": [
    at("tailored-trousers-taupe", 1160, 1240, -0.05),
    at("merino-turtleneck-camel", 1090, 240, 0.09),
    at("double-breasted-coat-camel", 260, 560, -0.04),
    at("leather-tote-cognac", 1130, 1820, 0.05),
    at("chelsea-boots-cognac", 330, 1760, -0.03),
  ],
  "minutes-of-the-meeting": [
    at("pencil-skirt-black", 1090, 1180, 0.05),
    at("merino-turtleneck-burgundy", 1010, 330, 0.1),
    at("single-breasted-blazer-grey", 250, 760, -0.06),
    at("chelsea-boots-black", 380, 1740, 0.04),
  ],
  "late-breakfast": [
    at("straight-jeans-blue", 1060, 1120, 0.06),
    at("striped-shirt-blue", 230, 520, -0.1),
    at("cable-jumper-navy", 420, 1330, -0.03),
  ],
  "after-the-rain": [
    at("wide-trousers-milk", 1130, 1280, -0.04),
    at("poplin-shirt-sky", 1050, 330, 0.1),
    at("belted-trench-sand", 230, 640, -0.04),
    at("chelsea-boots-cognac", 380, 1780, 0.03),
  ],
  "second-act": [
    at("silk-slip-dress-champagne", 1080, 1000, 0.05),
    at("wide-trousers-chocolate", 520, 1360, 0.04),
    at("silk-shirt-chocolate", 280, 420, -0.08),
  ],
  "apple-orchard": [
    at("pleated-skirt-sand", 1010, 1280, -0.05),
    at("cable-jumper-terracotta", 300, 560, -0.06),
    at("checked-scarf-sand", 1140, 380, 0.16),
    at("chelsea-boots-cognac", 340, 1640, 0.04),
  ],
  "last-tram": [
    at("silk-slip-dress-black", 980, 800, 0.06),
    at("nylon-bomber-black", 240, 640, -0.09),
    at("chelsea-boots-black", 400, 1560, 0.03),
  ],
  embankment: [
    at("herringbone-trousers-grey", 1150, 1300, 0.05),
    at("fisherman-jumper-milk", 1060, 300, 0.1),
    at("winter-overcoat-navy", 250, 600, -0.05),
    at("checked-scarf-red", 620, 560, 0.06),
    at("suede-chelsea-boots-graphite", 370, 1790, -0.03),
  ],
  "wood-for-the-stove": [
    at("selvedge-jeans-indigo", 1090, 1220, -0.05),
    at("heavy-t-shirt-white", 1010, 330, 0.1),
    at("flannel-shirt-red", 270, 780, -0.06),
    at("suede-chelsea-boots-tobacco", 400, 1700, 0.03),
  ],
  "borrowed-hat": [
    at("selvedge-jeans-grey", 1050, 1040, 0.06),
    at("fisherman-jumper-graphite", 270, 700, -0.09),
    at("ribbed-beanie-terracotta", 880, 160, 0.2),
    at("suede-chelsea-boots-graphite", 400, 1620, 0.03),
  ],
  "reading-room": [
    at("pleated-skirt-green", 1030, 1260, 0.05),
    at("silk-shirt-ivory", 1010, 430, 0.08),
    at("cashmere-cardigan-grey", 280, 720, -0.07),
    at("leather-tote-black", 360, 1680, -0.05),
  ],
};
