import { type Composition, frames } from "../composition.ts";
import { noise } from "../fields/noise.ts";
import type { Spot } from "../standing/loft.ts";
import { looseEnd, strand, yarnBall } from "./yarn-ball.ts";

/** Three balls of wool in undyed shades, one end run out. */
export const yarnBalls: Composition = {
  ...frames.still,
  dressed: [{ color: "#ddd0b8" }, { color: "#a5835e" }, { color: "#6d6962" }],
  scene: () => ({
    framing: { zoom: 0.96, x: 20, y: 30 },
    standing: [
      ...yarnBall(-210, -170, 236, 0),
      ...yarnBall(240, 60, 214, 1),
      ...yarnBall(-170, 300, 196, 2),
      ...looseEnd(tail(), 1),
    ],
    elevation: 0.95,
  }),
};

/** From under the ball, wandering as yarn does that was wound up for long. */
function tail(): Spot[] {
  return Array.from({ length: 150 }, (_, i): Spot => {
    const t = i / 149;
    const wave = 34 * noise(t * 7, 0.5, 11) + 7 * noise(t * 15, 1.5, 12);
    return [
      250 + 190 * Math.sin(t * 4.6) + 60 * t + wave,
      strand * 0.9 + 3 * Math.max(0, noise(t * 9, 2.5, 13)),
      210 + 520 * t + 0.6 * wave,
    ];
  });
}
