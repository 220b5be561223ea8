import type { Said } from "./said.ts";
import { typeset } from "./typography.ts";

/** A size as it stands on its button (`text`) and in the grid's second scale (`value`). */
export interface Size {
  slug: string;
  text: string;
  value: string;
}

export interface SizeGrid {
  title: Said;
  /** What `value` is counted in; absent where there is nothing to compare. */
  valueTitle?: Said;
  sizes: Size[];
}

const russian = typeset("российский", "Russian");
const european = typeset("европейский", "European");

export const sizeGrids = {
  women: {
    title: typeset("Женская одежда", "Women’s clothing"),
    valueTitle: russian,
    sizes: letters({ xs: "42", s: "44", m: "46", l: "48", xl: "50" }),
  },
  men: {
    title: typeset("Мужская одежда", "Men’s clothing"),
    valueTitle: russian,
    sizes: letters({ s: "46", m: "48", l: "50", xl: "52", xxl: "54" }),
  },
  unisex: {
    title: typeset("Одежда унисекс", "Unisex clothing"),
    valueTitle: russian,
    sizes: letters({ xs: "42–44", s: "44–46", m: "48", l: "50", xl: "52–54" }),
  },
  "women-jeans": {
    title: typeset("Женские джинсы", "Women’s jeans"),
    valueTitle: russian,
    sizes: numbers("w", { 25: "40", 26: "42", 27: "42–44", 28: "44", 29: "46", 30: "48" }),
  },
  "men-jeans": {
    title: typeset("Мужские джинсы", "Men’s jeans"),
    valueTitle: russian,
    sizes: numbers("w", { 30: "46", 31: "46–48", 32: "48", 33: "48–50", 34: "50", 36: "52" }),
  },
  "women-shoes": {
    title: typeset("Женская обувь", "Women’s shoes"),
    valueTitle: european,
    sizes: numbers("ru", { 35: "36", 36: "37", 37: "38", 38: "39", 39: "40", 40: "41" }),
  },
  "men-shoes": {
    title: typeset("Мужская обувь", "Men’s shoes"),
    valueTitle: european,
    sizes: numbers("ru", { 40: "41", 41: "42", 42: "43", 43: "44", 44: "45", 45: "46" }),
  },
  "one-size": {
    title: typeset("Без размера", "One size"),
    sizes: [{ slug: "one-size", text: "One size", value: "" }],
  },
} satisfies Record<string, SizeGrid>;

export type SizeGridSlug = keyof typeof sizeGrids;

function letters(values: Record<string, string>): Size[] {
  return Object.entries(values).map(([slug, value]) => ({ slug, text: slug.toUpperCase(), value }));
}

function numbers(prefix: string, values: Record<number, string>): Size[] {
  return Object.entries(values).map(([text, value]) => ({
    slug: `${prefix}${text}`,
    text,
    value,
  }));
}
