import { productOf } from "../../goods/index.ts";
import { linenWide } from "../posters/linen.ts";
import { satinWide } from "../posters/satin.ts";
import { dressedOf, subjectOf } from "../subject.ts";
import { draught, type Reach } from "./draught.ts";
import type { Loop } from "./loop.ts";
import { passingClouds } from "./passing-clouds.ts";
import { wanderingLight } from "./wandering-light.ts";

/** Every loop, by the name of the poster or the product whose still it brings to life. */
export const loops: Record<string, Loop> = {
  "poster-satin": wanderingLight(satinWide),
  "poster-linen": passingClouds(linenWide),
  ...stirring("silk-slip-dress-emerald", { still: 560, free: 1360 }),
  ...stirring("silk-slip-dress-champagne", { still: 560, free: 1360 }),
  ...stirring("ditsy-slip-dress-navy", { still: 560, free: 1360 }),
  ...stirring("checked-scarf-red", { still: 700, free: 1500 }),
};

/** A garment as the shop sells it, by its slug. */
function stirring(slug: string, reach: Reach): Record<string, Loop> {
  const product = productOf(slug);
  return { [slug]: draught(subjectOf(product), reach, dressedOf(product.color)) };
}
