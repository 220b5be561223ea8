import type { Composition, TableScene } from "../composition.ts";
import { studioLighting } from "../light/light.ts";
import { composePlate } from "../render-picture.ts";
import { type Loop, loopFrames } from "./loop.ts";

/** A poster whose lamp is carried once round a small circle; everything else lies still. */
export function wanderingLight(poster: Composition<TableScene>): Loop {
  return {
    ...loopFrames.poster,
    dressed: poster.dressed,
    open: (frame) => {
      const scene = poster.scene();
      const [x, y, z] = scene.lighting?.key ?? studioLighting.key;
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
