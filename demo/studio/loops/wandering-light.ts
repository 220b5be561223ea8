import type { Composition, TableScene } from "../composition.ts";
import { composePlate } from "../render-picture.ts";
import { type Loop, loopFrames } from "./loop.ts";

/** A poster whose lamp is carried once round a small circle; everything else lies still. */
export function wanderingLight(name: string, poster: Composition<TableScene>): Loop {
  return {
    ...loopFrames.poster,
    films: { [name]: poster.dressed },
    open: (frame) => {
      const scene = poster.scene();
      const [x, y, z] = scene.lighting?.key ?? [-0.5, -0.66, 0.56];
      return (time) => {
        const turn = time * Math.PI * 2;
        // At time 0 the lamp stands where it stands for the still, so that one fades into the other.
        const key: [number, number, number] = [
          x + 0.17 * Math.sin(turn),
          y + 0.11 * (1 - Math.cos(turn)),
          z,
        ];
        return composePlate(frame, { ...scene, lighting: { ...scene.lighting, key } });
      };
    },
  };
}
