import { products } from "../../goods/index.ts";
import type { Model } from "../../goods/types.ts";
import type { Dressed } from "../composition.ts";
import { linenWide } from "../posters/linen.ts";
import { satinWide } from "../posters/satin.ts";
import { subjectOf } from "../rendering/subject.ts";
import { draught } from "./draught.ts";
import type { Loop } from "./loop.ts";
import { passingClouds } from "./passing-clouds.ts";
import { wanderingLight } from "./wandering-light.ts";

/** Every loop; its films are named by the poster or the product whose still they bring to life. */
export const loops: Loop[] = [
  wanderingLight("poster-satin", satinWide),
  passingClouds("poster-linen", linenWide),
  stirring(["silk-slip-dress-emerald", "silk-slip-dress-champagne"], { still: 560, free: 1360 }),
  stirring(["ditsy-slip-dress-navy"], { still: 560, free: 1360 }),
  stirring(["checked-scarf-red"], { still: 700, free: 1500 }),
];

/** Colors of one garment, as the shop sells them. */
function stirring(slugs: string[], reach: { still: number; free: number }): Loop {
  const found = slugs.map((slug) => products.find(({ color }) => color.slug === slug));
  const films: Record<string, Dressed> = {};
  let model: Model | undefined;
  for (const [n, product] of found.entries()) {
    if (!product) throw new Error(`A loop names "${slugs[n]}", which the shop does not sell.`);
    const { slug, hex, secondHex, print } = product.color;
    films[slug] = { color: hex, secondColor: secondHex, print };
    model = product.model;
  }
  if (!model) throw new Error("A loop needs a product.");
  const print = found[0]?.color.print;
  return draught(subjectOf(model, print), reach, films);
}
