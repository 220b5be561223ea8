import type { Dye } from "../../dyes.ts";
import { bell, fraction, ramp } from "../../fields/scalar.ts";
import type { Optics } from "../../light/optics.ts";
import { knots, moved, type Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { patch } from "./patch.ts";

const metal: Optics = { kind: "metal", wrap: 0.2, gloss: 1, roughness: 0.32 };
const pitch = 4.2;
const teeth = 4.4;

/** A metal zip with its tape, between two turned edges of the cloth. */
export function zip(s: Surface, path: Point[], tape: Dye, tooth: Dye): void {
  const finish = s.addFinish(metal);
  const tapeInk = s.dye(tape);
  const toothInk = s.dye(tooth);
  s.along(path, 32, (k, d) => {
    const off = Math.abs(d);
    s.relief[k]! += 2.6 * ramp(9, 13, off) * ramp(32, 22, off);
    s.tone(k, 1 - 0.4 * bell(off - 9.5, 2));
  });
  s.along(path, 8.5, (k, d, way) => {
    const off = Math.abs(d);
    if (off > teeth) {
      s.ink(k, tapeInk, 0.9);
      return;
    }
    const phase = fraction(way / pitch + (d > 0 ? 0.5 : 0));
    const on = ramp(0.08, 0.25, phase) * ramp(0.96, 0.76, phase);
    s.ink(k, toothInk, on * 0.95);
    s.tone(k, 1 - 0.6 * (1 - on));
    s.relief[k]! += 1.8 * on - 0.8;
    if (on > 0.4) s.finish[k] = finish;
  });
}

const sliderPattern = "-6,-14^ 6,-14^ 7,2 4,12 4,40 3,44 -3,44 -4,40 -4,12 -7,2";

/** The slider with its puller, hanging from (x, y). */
export function zipPuller(s: Surface, x: number, y: number, dye: Dye): void {
  const finish = s.addFinish(metal);
  const ink = s.dye(dye);
  patch(s, moved(knots(sliderPattern), x, y), {
    rise: 4,
    slope: 1,
    paint: (k, u, v) => {
      s.ink(k, ink, 0.95);
      s.finish[k] = finish;
      s.tone(k, 1 - 0.6 * ramp(3, 2, Math.hypot(u - x, (v - y - 34) * 0.6)));
    },
  });
}
