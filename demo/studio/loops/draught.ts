import type { Dressed } from "../composition.ts";
import { ramp } from "../fields/scalar.ts";
import type { Subject } from "../order.ts";
import { photographer, sitFor } from "../render-picture.ts";
import type { LaidPiece } from "../settling/lay-out.ts";
import { Mesh } from "../settling/mesh.ts";
import { type Loop, loopFrames } from "./loop.ts";

/** Where the draught begins to lift the cloth, and where it lifts it fully: heights of the table. */
export interface Reach {
  still: number;
  free: number;
}

/** A garment on the table whose hem stirs in a draught from the left. */
export function draught(subject: Subject, reach: Reach, dressed: Dressed): Loop {
  return {
    ...loopFrames.product,
    dressed: [dressed],
    open: ({ width }) => {
      const sitting = sitFor(subject);
      const take = photographer(sitting, "front", width);
      return (time) => take(sitting.laid().map((one) => stirred(one, time, reach)));
    },
  };
}

const height = 7;
const aside = 4;

/** The settled cloth with a low wave running through it. */
function stirred(laid: LaidPiece, time: number, { still, free }: Reach): LaidPiece {
  const { mesh } = laid;
  const { columns, rows, spacing, u0, v0 } = mesh;
  const moved = new Mesh(u0, v0, columns, rows, spacing);
  moved.active.set(mesh.active);
  for (let k = 0; k < mesh.active.length; k++) {
    const x = mesh.x[k]!;
    const y = mesh.y[k]!;
    const lift = ramp(still, free, y) ** 1.5;
    const wave = time * Math.PI * 2 - x / 150 + y / 210;
    // From time 0 on: then the cloth lies as in the still.
    const gust = Math.sin(wave) - Math.sin(y / 210 - x / 150);
    moved.x[k] = x + lift * aside * Math.sin(time * Math.PI * 2) * (1 + 0.3 * gust);
    moved.y[k] = y;
    moved.z[k] = mesh.z[k]! + lift * height * gust;
  }
  return { ...laid, mesh: moved };
}
