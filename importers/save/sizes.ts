import { findSize, findSizeGrid, saveSize, saveSizeGrid } from "#api/catalog/public.ts";
import type { Db } from "#api/context.ts";
import { slugOrHash } from "../values/slug.ts";
import { FoundIds } from "./found-ids.ts";

const letters = ["xxxs", "xxs", "xs", "s", "m", "l", "xl", "xxl", "xxxl", "4xl", "5xl", "6xl"];
const sameLetters: Record<string, string> = { "2xs": "xxs", "2xl": "xxl", "3xl": "xxxl" };

const grids = {
  "one-size": { ru: "Один размер", en: "One size" },
  international: { ru: "Международные размеры", en: "International sizes" },
  numeric: { ru: "Числовые размеры", en: "Numeric sizes" },
  "as-labeled": { ru: "Размеры по этикетке", en: "Sizes as labeled" },
};
type Grid = keyof typeof grids;

/** The shop's size grids for sizes as files write them. */
export class Sizes {
  readonly #db: Db;
  readonly #ids = new FoundIds();
  #position = 10_000;

  constructor(db: Db) {
    this.#db = db;
  }

  /** One grid for all sizes of a product, and each size in it; null is the one size there is. */
  async of(texts: readonly (string | null)[]): Promise<{ gridId: number; sizeIds: number[] }> {
    const slug = gridOf(texts);
    const gridId = await this.#ids.of(slug, async () => {
      const standing = await findSizeGrid(this.#db, slug);
      if (standing !== null) return standing;
      return (await saveSizeGrid(this.#db, { slug, title: grids[slug], sizes: [] })).id;
    });
    const sizeIds: number[] = [];
    for (const text of texts) sizeIds.push(await this.#size(gridId, text ?? "One size"));
    return { gridId, sizeIds };
  }

  #size(gridId: number, text: string): Promise<number> {
    const slug = slugOrHash(text);
    return this.#ids.of(`${gridId} ${slug}`, async () => {
      const standing = await findSize(this.#db, gridId, slug);
      if (standing !== null) return standing;
      return saveSize(this.#db, gridId, { slug, text, position: this.#positionOf(text) });
    });
  }

  /** Letters by their order, numbers by their value, all else as it comes. */
  #positionOf(text: string): number {
    const letter = letters.indexOf(letterOf(text));
    if (letter >= 0) return letter + 1;
    const number = /^(\d{1,3})(?:[.,](\d))?/.exec(text.trim());
    if (number) return Number(number[1]) * 10 + Number(number[2] ?? 0);
    this.#position += 1;
    return this.#position;
  }
}

function gridOf(texts: readonly (string | null)[]): Grid {
  const sizes = texts.filter((text) => text !== null);
  if (sizes.length === 0) return "one-size";
  if (sizes.every((text) => letters.includes(letterOf(text)))) return "international";
  return sizes.every((text) => /^\d{1,3}([.,]\d)?$/.test(text.trim())) ? "numeric" : "as-labeled";
}

function letterOf(text: string): string {
  const letter = text.trim().toLowerCase();
  return sameLetters[letter] ?? letter;
}
