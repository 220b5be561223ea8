import { type Composition, frames } from "../composition.ts";
import { noise } from "../fields/noise.ts";
import type { Spot } from "../standing/loft.ts";
import { looseThread, needle, type SpoolAt, spool } from "./spool.ts";

const spools: SpoolAt[] = [
  { x: -190, z: -250, full: 0.9 },
  { x: 20, z: -330, full: 0.7 },
  { x: -120, z: 150, lying: 0.5, full: 0.8 },
  { x: 150, z: 60, full: 0.95 },
];
/** The one whose thread runs off. */
const unwinding = spools[3]!;

/** Wooden spools of sewing thread, one of them unwinding, and a needle. */
export const threadSpools: Composition = {
  ...frames.still,
  dressed: [
    { color: "#8d4438" },
    { color: "#d8cbb4" },
    { color: "#b0894e" },
    { color: "#5d6b55" },
    { color: "#c8a97e" },
  ],
  scene: () => ({
    framing: { zoom: 1.5, x: 0, y: 10 },
    standing: [
      ...spools.flatMap((at, n) => spool(at, n, spools.length)),
      looseThread(ranOff(), spools.indexOf(unwinding)),
      needle(180, 330, 1.1),
    ],
    elevation: 0.66,
    focus: [0.6, 0.5],
  }),
};

/** Down from its spool and away over the floor. */
function ranOff(): Spot[] {
  const { x, z } = unwinding;
  return Array.from({ length: 160 }, (_, n): Spot => {
    const t = n / 159;
    const angle = 0.9 - 1.5 * (1 - Math.exp(-7 * t));
    const away = Math.max(0, t - 0.1) ** 1.3;
    const far = 80 + 44 * Math.min(1, t / 0.1);
    const wave = 46 * noise(t * 4.5, 0.5, 21) * Math.min(1, 3 * away);
    return [
      x + far * Math.sin(angle) - 260 * away + wave,
      1.7 + 66 * (1 - Math.min(1, t / 0.16)) ** 2,
      z + far * Math.cos(angle) + 330 * away + wave,
    ];
  });
}
