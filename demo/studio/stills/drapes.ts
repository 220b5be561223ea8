import { drape, extents } from "../arranging/drape.ts";
import { narrowHem } from "../arranging/hem.ts";
import type { ClothId, PrintId } from "../catalog.ts";
import { cloths } from "../cloths/index.ts";
import { type Composition, type Dressed, frames } from "../composition.ts";
import { noise } from "../fields/noise.ts";
import { prints } from "../prints/index.ts";
import { layOut } from "../settling/lay-out.ts";

interface Length extends Dressed {
  cloth: ClothId;
  print: PrintId;
  seed: number;
  /** Radians across the folds. */
  across: number;
  surplus: number;
  hold: number;
  /** Height of the rim in the frame's middle, and its slope. */
  rim: number;
  slope: number;
  /** To which side the camera stands, radians. */
  swing: number;
}

/** A length of printed cloth thrown over the table, its hem towards the words. */
function lengthOf(cloth: Length): Composition {
  return {
    ...frames.still,
    dressed: [cloth],
    scene: () => ({
      laid: layOut([
        drape({
          cloth: cloths[cloth.cloth],
          print: prints[cloth.print],
          seed: cloth.seed,
          ...extents.still,
          rim: (u) => cloth.rim + (u - 600) * cloth.slope + 30 * Math.sin(u / 260 + cloth.seed),
          across: (u, v) => cloth.across + 0.5 * noise(u / 700, v / 640, cloth.seed),
          surplus: [0.08, cloth.surplus],
          loft: 0.45,
          height: 30,
          hold: cloth.hold,
          finish: narrowHem(15),
        }),
      ]),
      framing: { zoom: 1.7, x: 600, y: 850 },
      aside: { slant: 0.66, swing: cloth.swing, aperture: 0.17 },
      lighting: { key: [-0.6, -0.56, 0.54], vignette: 0.2 },
    }),
  };
}

export const flowerDrape = lengthOf({
  cloth: "viscose",
  print: "ditsy",
  color: "#6e2f38",
  secondColor: "#e6d3bd",
  seed: 733,
  across: 2.3,
  surplus: 0.42,
  hold: 0.0009,
  rim: 470,
  slope: 0.3,
  swing: 0.24,
});

export const tartanBlanket = lengthOf({
  cloth: "cashmere",
  print: "tartan",
  color: "#5e6b54",
  secondColor: "#262b2c",
  seed: 751,
  across: 0.9,
  surplus: 0.34,
  hold: 0.0006,
  rim: 520,
  slope: -0.28,
  swing: -0.26,
});

export const ginghamCloth = lengthOf({
  cloth: "linen",
  print: "gingham",
  color: "#f0ebe0",
  secondColor: "#a35d48",
  seed: 773,
  across: 1.9,
  surplus: 0.26,
  hold: 0.0014,
  rim: 560,
  slope: 0.2,
  swing: 0.2,
});
