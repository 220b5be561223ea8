import type { Composition, TableScene } from "../composition.ts";
import { noise } from "../fields/noise.ts";
import { composePlate } from "../render-picture.ts";
import { type Loop, loopFrames } from "./loop.ts";

/** A poster lit by a window: the light swells and thins as leaves move before it. */
export function passingClouds(poster: Composition<TableScene>): Loop {
  return {
    ...loopFrames.poster,
    dressed: poster.dressed,
    open: (frame) => {
      const scene = poster.scene();
      const { window } = scene;
      if (!window) throw new Error("No window lights this poster.");
      return (time) => {
        const turn = time * Math.PI * 2;
        const sway = 0.012 * Math.sin(turn);
        return composePlate(frame, {
          ...scene,
          window: (x, y) => {
            const lit = window(x + sway * (0.4 + y), y);
            const leaves = noise(
              x * 3.4 + 0.5 * Math.sin(turn),
              y * 2.6 + 0.5 * (1 - Math.cos(turn)),
              63,
            );
            return lit * (1 - 0.2 * Math.max(0, leaves) * (0.5 - 0.5 * Math.cos(turn)));
          },
        });
      };
    },
  };
}
