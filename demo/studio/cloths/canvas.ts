import type { Cloth } from "./index.ts";
import { plainWeave, streaked } from "./woven.ts";

/** How canvas handles: it is stiff, and keeps few fine creases beside the folds it was drawn into. */
const handled = { broad: 0.06, fine: 0.03 };

/** Heavy cotton as canvas: thick threads over and under that catch the lamp. A fine rib is taken for felt. */
export function canvas(cloth: Cloth): Cloth {
  return {
    ...cloth,
    handled,
    optics: { ...cloth.optics, sheen: 0.04, gloss: 0.1 },
    texture: streaked(0.06, 1, plainWeave({ pitch: 2.1, rise: 0.62, slub: 0.24 })),
  };
}
