import type { PrintId } from "../catalog.ts";
import { ditsy } from "./ditsy.ts";
import { gingham } from "./gingham.ts";
import { herringbone } from "./herringbone.ts";
import { houndstooth } from "./houndstooth.ts";
import { largeFloral } from "./large-floral.ts";
import { paisley } from "./paisley.ts";
import { polka } from "./polka.ts";
import type { Print } from "./print.ts";
import { breton, pinstripe, stripe } from "./stripes.ts";
import { tartan } from "./tartan.ts";
import { windowpane } from "./windowpane.ts";

/** Every print and woven pattern that a product may name. */
export const prints: Record<PrintId, Print> = {
  stripe,
  breton,
  pinstripe,
  ditsy,
  tartan,
  windowpane,
  polka,
  herringbone,
  paisley,
  "large-floral": largeFloral,
  gingham,
  houndstooth,
};
