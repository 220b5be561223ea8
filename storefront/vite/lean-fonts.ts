import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŁłŒœŠšŸŽž\u2009\u2011\u202f–—‘’‚“”„•…‹›−€₽™←↑→↓`;
const cyrillic = `${range(0x400, 0x45f)}\u0301№`;

/** Font files that the storefront names as `@fonts/<name>.woff2`: whose they are, and the letters. */
const fonts = {
  "sans-latin": ["inter-tight/files/inter-tight-latin-wght-normal.woff2", latin],
  "sans-cyrillic": ["inter-tight/files/inter-tight-cyrillic-wght-normal.woff2", cyrillic],
  "serif-latin": ["cormorant/files/cormorant-latin-wght-normal.woff2", latin],
  "serif-cyrillic": ["cormorant/files/cormorant-cyrillic-wght-normal.woff2", cyrillic],
  "serif-latin-italic": ["cormorant/files/cormorant-latin-wght-italic.woff2", latin],
  "serif-cyrillic-italic": ["cormorant/files/cormorant-cyrillic-wght-italic.woff2", cyrillic],
} as const;

/** The weights of `ui/tokens.css`, and the features that `font-variant-numeric` and kerning ask for. */
const cutting = {
  targetFormat: "woff2" as const,
  variationAxes: { wght: { min: 400, max: 500, default: 400 } },
  noHinting: true,
  keepFeatures: ["ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "tnum"],
};

/**
 * Cuts the letters down to the languages, weights and features that the shop is set in: half the
 * bytes that the first screen waits for. A letter outside of them is shown in the fallback font.
 */
export function leanFonts(): Plugin {
  return {
    name: "lean-fonts",
    async config() {
      const folder = join(import.meta.dirname, "..", "..", ".cache", "fonts");
      await mkdir(folder, { recursive: true });
      const { resolve } = createRequire(import.meta.url);
      await Promise.all(
        Object.entries(fonts).map(async ([name, [file, letters]]) => {
          const whole = await readFile(resolve(`@fontsource-variable/${file}`));
          await writeOnce(join(folder, name), whole, letters);
        }),
      );
      return { resolve: { alias: { "@fonts": folder } } };
    },
  };
}

/** The note beside a font says what it was cut from, so that a second start does not cut again. */
async function writeOnce(path: string, whole: Buffer, letters: string): Promise<void> {
  const source = createHash("sha256")
    .update(whole)
    .update(JSON.stringify([letters, cutting]))
    .digest("hex");
  const note = `${path}.source`;
  if ((await readFile(note, "utf8").catch(() => "")) === source) return;
  await writeFile(`${path}.woff2`, await subsetFont(whole, letters, cutting));
  await writeFile(note, source);
}

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
}
