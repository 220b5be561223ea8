import { createHash } from "node:crypto";
import { reservedSlugs } from "#contract/slugs.ts";

const latin: Record<string, string> = {
  ...{ а: "a", б: "b", в: "v", г: "g", д: "d", е: "e", ё: "e", ж: "zh", з: "z", и: "i", й: "y" },
  ...{ к: "k", л: "l", м: "m", н: "n", о: "o", п: "p", р: "r", с: "s", т: "t", у: "u", ф: "f" },
  ...{ х: "kh", ц: "ts", ч: "ch", ш: "sh", щ: "shch", ъ: "", ы: "y", ь: "", э: "e", ю: "yu" },
  ...{ я: "ya", і: "i", ї: "i", є: "ie", ў: "u", ß: "ss", æ: "ae", ø: "o", ł: "l", đ: "d" },
};

/**
 * Any text → a slug of Latin letters, digits and single hyphens, at most 80 characters (Russian is
 * transliterated). "" when nothing is left of it.
 */
export function slugify(text: string): string {
  const letters = text
    .toLowerCase()
    .normalize("NFC")
    .replace(/[а-яёіїєўßæøłđ]/g, (letter) => latin[letter] ?? "")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/['’`"]/g, "")
    .replace(/[^a-z0-9]+/g, "-");
  return letters.slice(0, 80).replace(/^-+|-+$/g, "");
}

/** A slug of any text at all; eight hex digits stand for what leaves no Latin letter or digit. */
export function slugOrHash(text: string): string {
  return slugify(text) || `x-${shortHash(text)}`;
}

/** Eight hex digits that stand for a text. */
export function shortHash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}

/**
 * The first of `base`, `base-2`, `base-3` … that is nobody's. A name that the shop keeps for its
 * own pages is given a suffix like any other taken one.
 */
export function freeSlug(base: string, isTaken: (slug: string) => boolean): string {
  const stem = base || "item";
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? "" : `-${number}`;
    const slug = stem.slice(0, 80 - suffix.length).replace(/-+$/, "") + suffix;
    if (!reservedSlugs.has(slug) && !isTaken(slug)) return slug;
  }
}
