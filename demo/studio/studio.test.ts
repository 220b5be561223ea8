import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { brands } from "../goods/brands.ts";
import { brandLabels } from "./brand-labels.ts";
import { develop } from "./camera/develop.ts";
import { clothIds, cutIds, printIds } from "./catalog.ts";
import { cloths } from "./cloths/index.ts";
import { cuts } from "./cuts/index.ts";
import { capitals } from "./making/sewing/capitals.ts";
import { prints } from "./prints/index.ts";
import { colorway, sitFor, takePlate } from "./render-picture.ts";

const width = 150;

interface Sample {
  subject: Parameters<typeof sitFor>[0];
  color: string;
}

/** One thing of each making: knitted, woven in three grids, of jersey, and standing on the floor. */
const samples = {
  beanie: { subject: { cut: "beanie", cloth: "fine-knit", seed: 1 }, color: "#a94a30" },
  shorts: { subject: { cut: "shorts", cloth: "gabardine", seed: 1 }, color: "#b59c74" },
  "small-bag": { subject: { cut: "small-bag", cloth: "leather", seed: 1 }, color: "#9a5f3c" },
  "tank-top": { subject: { cut: "tank-top", cloth: "jersey", seed: 1 }, color: "#6f7f8f" },
} satisfies Record<string, Sample>;
const names = Object.keys(samples) as (keyof typeof samples)[];

function take({ subject, color }: Sample): Buffer {
  return develop(takePlate(sitFor(subject), "front", width), [colorway({ color })]).pixels;
}

/** Color values that differ by more than two steps of 255, as a share of all. */
function differing(made: Buffer, kept: Buffer): number {
  expect(made.length).toBe(kept.length);
  return made.filter((value, i) => Math.abs(value - kept[i]!) > 2).length / made.length;
}

/** The mean of each channel over a square, 0..255. */
function meanOf(pixels: Buffer, { left, top, side }: { left: number; top: number; side: number }) {
  return [0, 1, 2].map((channel) => {
    let sum = 0;
    for (let y = top; y < top + side; y++)
      for (let x = left; x < left + side; x++) sum += pixels[(y * width + x) * 3 + channel]!;
    return sum / side ** 2;
  });
}

// The crushed sheet alone takes seven seconds of a quiet core.
describe("the picture studio", { timeout: 60_000 }, () => {
  it("makes the same pixels from the same order", () => {
    expect(take(samples.beanie).equals(take(samples.beanie))).toBe(true);
  });

  it.each(names)("still makes the kept picture of the %s", async (name) => {
    const kept = fileURLToPath(new URL(`kept/${name}.png`, import.meta.url));
    const { data } = await sharp(kept).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(differing(take(samples[name]), data)).toBeLessThan(0.01);
  });

  it("lays the same cut differently under another seed", () => {
    const { subject, color } = samples.beanie;
    const other = take({ subject: { ...subject, seed: 2 }, color });
    expect(other.equals(take(samples.beanie))).toBe(false);
  });

  it("matches a plain cloth's swatch on paper within a shade", () => {
    const pixels = take({ subject: { cut: "t-shirt", cloth: "jersey" }, color: "#a08060" });
    const middle = meanOf(pixels, { left: 60, top: 90, side: 30 });
    [0xa0, 0x80, 0x60].forEach((wanted, channel) => {
      expect(Math.abs(middle[channel]! - wanted)).toBeLessThan(8);
    });
  });

  it("keeps the paper in one hue from the lit corner to the dark one", () => {
    const pixels = take(samples.beanie);
    const warmth = (left: number, top: number) => {
      const [red = 0, , blue = 0] = meanOf(pixels, { left, top, side: 12 });
      return red - blue;
    };
    expect(Math.abs(warmth(0, 0) - warmth(138, 188))).toBeLessThan(1.5);
  });

  it("sews each brand's own name into its garments, in letters that it has", () => {
    const sewn = Object.entries(brandLabels).map(([brand, { rows }]) => [brand, rows.join(" ")]);
    const names = Object.entries(brands).map(([slug, { title }]) => [
      slug,
      title.ru.replaceAll("\u00a0", " ").toUpperCase(),
    ]);
    expect(sewn.sort()).toEqual(names.sort());
    const unknown = sewn.flatMap(([, name = ""]) =>
      [...name].filter((letter) => !capitals[letter]),
    );
    expect(new Set(unknown)).toEqual(new Set([" "]));
  });

  it("knows every cut, cloth and print of its catalog", () => {
    expect(Object.keys(cuts).sort()).toEqual([...cutIds].sort());
    expect(Object.keys(cloths).sort()).toEqual([...clothIds].sort());
    expect(Object.keys(prints).sort()).toEqual([...printIds].sort());
  });
});
