import { solid } from "../arranging/solid.ts";
import { type Composition, frames } from "../composition.ts";
import { noise } from "../fields/noise.ts";
import { ramp } from "../fields/scalar.ts";
import { type Knot, ribbon } from "../pattern/outline.ts";
import type { Piece } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";
import { layOut } from "../settling/lay-out.ts";

interface Ball {
  x: number;
  y: number;
  radius: number;
}

const balls: Ball[] = [
  { x: 420, y: 690, radius: 240 },
  { x: 820, y: 860, radius: 216 },
  { x: 470, y: 1130, radius: 198 },
];
const strand = 15;

/** Three balls of wool in undyed shades, one end run out. */
export const yarnBalls: Composition = {
  ...frames.still,
  dressed: [{ color: "#ddd0b8" }, { color: "#a5835e" }, { color: "#6d6962" }],
  scene: () => ({
    laid: layOut([tail(), ...balls.map(ball)]),
    framing: { zoom: 1.04, x: 620, y: 860 },
  }),
};

function ball({ x, y, radius }: Ball, colorway: number): Piece {
  return solid({
    outline: circle(x, y, radius),
    optics: { kind: "matte", wrap: 0.32, sheen: 0.22 },
    colorway,
    lift: 6,
    fuzz: 1.6,
    base: (u, v) => {
      const share = Math.min(0.995, Math.hypot(u - x, v - y) / radius);
      return 0.62 * radius * Math.sqrt(1 - share * share);
    },
    make: (s) => wind(s, x, y, radius, 46 + colorway * 20),
  });
}

/** Bands of parallel strands, each wound over the earlier ones in another direction. */
function wind(s: Surface, x: number, y: number, radius: number, lane: number): void {
  s.each((k, u, v) => {
    const px = (u - x) / radius;
    const py = (v - y) / radius;
    const high = Math.sqrt(Math.max(0, 1 - px * px - py * py));
    let height = -1;
    let light = 1;
    for (let band = 0; band < 9; band++) {
      const angle = band * 2.1 + noise(band * 3.3, 0.5, lane);
      const tip = 0.5 * noise(band * 1.7, 4.5, lane);
      const off = px * Math.cos(angle) + py * Math.sin(angle) - tip * high;
      if (Math.abs(off) > 0.5 - 0.028 * band) continue;
      const along = (py * Math.cos(angle) - px * Math.sin(angle)) * radius;
      const place = (off * radius * 1.02) / strand + 0.05 * noise(along / 40, off * 9, lane + 1);
      const across = (place - Math.floor(place)) * 2 - 1;
      const round = Math.sqrt(Math.max(0, 1 - across * across));
      const ply = Math.sin((along / 11 + across * 0.9) * Math.PI * 2);
      const rim = ramp(0.5 - 0.028 * band, 0.44 - 0.028 * band, Math.abs(off));
      height = round + 0.16 * ply * round + 0.2 * band * rim;
      light = 0.5 + 0.5 * round ** 0.7 + 0.06 * ply;
    }
    if (height < 0) height = 0;
    s.relief[k]! += 5.2 * height + 0.5 * noise(u / 1.6, v / 1.6, lane + 2);
    s.tone(k, light * (1 + 0.05 * noise(u / 2, v / 7, lane + 3)));
  });
}

function tail(): Piece {
  const path = Array.from({ length: 80 }, (_, i): [number, number] => {
    const t = i / 79;
    return [900 + 190 * Math.sin(t * 5) + 60 * t, 1010 + 470 * t];
  });
  return solid({
    outline: ribbon(path, () => strand * 0.46),
    optics: { kind: "matte", wrap: 0.32, sheen: 0.22 },
    colorway: 1,
    lift: 5,
    fuzz: 1.2,
    make: (s) =>
      s.along(path, 10, (k, off, way) => {
        const round = Math.sqrt(Math.max(0, 1 - (off / 7.5) ** 2));
        const ply = Math.sin((way / 11 + off * 0.12) * Math.PI * 2);
        s.relief[k]! += 4.4 * round + 0.6 * ply * round;
        s.tone(k, 0.7 + 0.3 * round + 0.07 * ply);
      }),
  });
}

function circle(x: number, y: number, radius: number): Knot[] {
  return Array.from({ length: 16 }, (_, i) => {
    const angle = (i / 16) * Math.PI * 2;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle), corner: false };
  });
}
