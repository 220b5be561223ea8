import type { Optics } from "../light/optics.ts";
import type { Cloth } from "./index.ts";

/** How silk shines otherwise than the satin of linings and gowns. */
const silk = { luster: 0.45, tinted: 0.6, along: 0.75, across: 0.28 } satisfies Partial<Optics>;

/**
 * Floating threads mirror a lamp narrowly along themselves and in a wide fan across, as thin rods do.
 * Each lamp lights the folds once more, and such fans run together in swirls: the key alone is mirrored.
 */
const floats = {
  along: 0.3,
  across: 0.9,
  polish: 0.4,
  sideLamps: 0,
} satisfies Partial<Optics>;

/** How the threads of what is cut on the bias run, off the length of the garment. */
export const biasAngle = -Math.PI / 4;

/** Whether a garment is of silk: of soft clothes all satin is. */
export function isSilk({ kind }: Optics): boolean {
  return kind === "satin";
}

/** The satin of soft clothes is silk: calm as it lies, it still mirrors the room, in the hue of its dye. */
export function silken(cloth: Cloth): Cloth {
  if (!isSilk(cloth.optics)) return cloth;
  return { ...cloth, optics: { ...cloth.optics, ...silk, ...floats } };
}

/** Silk for blouses and shirts is washed: it gleams less than the satin of a dress, and bends less. */
export function washed(cloth: Cloth): Cloth {
  if (!isSilk(cloth.optics)) return cloth;
  return {
    ...cloth,
    bend: 0.62,
    hold: 0.0006,
    optics: { ...cloth.optics, ...silk, gloss: 0.4, across: 0.3, wrap: 0.2 },
  };
}

/**
 * Washed with sand, silk hardly gleams: laid flat, a leg that does looks airbrushed. Its
 * threads are roughened, and their fans have no core.
 */
export function sandWashed(cloth: Cloth): Cloth {
  if (!isSilk(cloth.optics)) return cloth;
  const soft = washed(cloth);
  return { ...soft, optics: { ...soft.optics, ...floats, polish: 0, gloss: 0.23, luster: 0.3 } };
}

/**
 * Crêpe de Chine of a shirt: between satin and what is washed with sand. Its folds have bright crests and
 * quick changes of tone, and what lies flat stays calm.
 */
export function creped(cloth: Cloth): Cloth {
  if (!isSilk(cloth.optics)) return cloth;
  const soft = washed(cloth);
  return {
    ...soft,
    optics: { ...soft.optics, ...floats, across: 0.45, polish: 0.1, gloss: 0.4, luster: 0.42 },
  };
}
