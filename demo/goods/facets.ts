import type { PrintId } from "../studio/catalog.ts";
import type { Said } from "./said.ts";
import type { Model, Product } from "./types.ts";
import { typeset } from "./typography.ts";

interface Facet {
  title: Said;
  options: Record<string, Said>;
}

/** What shoppers choose garments by besides brand, color and size, in the order of the filters. */
export const facets = {
  fabric: {
    title: typeset("Материал", "Fabric"),
    options: {
      cotton: typeset("хлопок", "cotton"),
      linen: typeset("лён", "linen"),
      silk: typeset("шёлк", "silk"),
      viscose: typeset("вискоза", "viscose"),
      wool: typeset("шерсть", "wool"),
      cashmere: typeset("кашемир", "cashmere"),
      alpaca: typeset("альпака", "alpaca"),
      denim: typeset("деним", "denim"),
      nylon: typeset("нейлон", "nylon"),
      leather: typeset("кожа", "leather"),
      suede: typeset("замша", "suede"),
    },
  },
  pattern: {
    title: typeset("Рисунок", "Pattern"),
    options: {
      plain: typeset("без рисунка", "plain"),
      stripe: typeset("полоска", "stripes"),
      check: typeset("клетка", "checks"),
      houndstooth: typeset("гусиная лапка", "houndstooth"),
      herringbone: typeset("ёлочка", "herringbone"),
      floral: typeset("цветы", "floral"),
      polka: typeset("горох", "polka dots"),
      paisley: typeset("огурцы", "paisley"),
    },
  },
} satisfies Record<string, Facet>;

export type FacetSlug = keyof typeof facets;
type Fabric = keyof (typeof facets)["fabric"]["options"];
type Pattern = keyof (typeof facets)["pattern"]["options"];

const patterns: Record<PrintId, Pattern> = {
  breton: "stripe",
  pinstripe: "stripe",
  stripe: "stripe",
  gingham: "check",
  tartan: "check",
  windowpane: "check",
  houndstooth: "houndstooth",
  herringbone: "herringbone",
  ditsy: "floral",
  "large-floral": "floral",
  polka: "polka",
  paisley: "paisley",
};

/** Words of a composition, the most telling first. */
const fibers: [RegExp, Fabric][] = [
  [/suede/i, "suede"],
  [/leather|lambskin|goatskin/i, "leather"],
  [/cashmere/i, "cashmere"],
  [/alpaca/i, "alpaca"],
  [/wool/i, "wool"],
  [/silk/i, "silk"],
  [/linen/i, "linen"],
  [/cotton/i, "cotton"],
  [/viscose/i, "viscose"],
  [/nylon|polyamide/i, "nylon"],
];

/** Less of a fiber than this is not what a garment is sought by, percent. */
const noticed = 25;

/** The option slugs of a product in every facet. */
export function facetsOf({ model, color }: Product): Record<FacetSlug, string[]> {
  return {
    fabric: fabricsOf(model),
    pattern: [color.print ? patterns[color.print] : "plain"],
  };
}

/** Of the shell alone: "Shell: 90% wool, 10% cashmere. Lining: 100% viscose" is wool. */
function fabricsOf({ cloth, composition }: Model): Fabric[] {
  if (cloth === "denim") return ["denim"];
  const shell = composition.en.split(". ", 1)[0] as string;
  const parts = shell.split(",").filter((part) => share(part) >= noticed);
  return [...new Set(parts.flatMap(fabricOf))];
}

/** Percent; of what is not mixed all. */
function share(part: string): number {
  return Number(/(\d+)\s?%/.exec(part)?.[1] ?? 100);
}

function fabricOf(part: string): Fabric[] {
  const fiber = fibers.find(([word]) => word.test(part));
  return fiber ? [fiber[1]] : [];
}
