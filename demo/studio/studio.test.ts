import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { clothIds, cutIds, printIds } from "./catalogue.ts";
import { cloths } from "./cloths/index.ts";
import { cuts } from "./cuts/index.ts";
import { develop } from "./engine/develop.ts";
import { prints } from "./prints/index.ts";
import { colorway, sitFor, takePlate } from "./render-picture.ts";

const width = 150;
const kept = fileURLToPath(new URL("kept-beanie.png", import.meta.url));

function sample(): Buffer {
  const sitting = sitFor({ cut: "beanie", cloth: "fine-knit", seed: 1 });
  return develop(takePlate(sitting, "front", width), [colorway({ color: "#a94a30" })]);
}

describe("the picture studio", () => {
  it("makes the same pixels from the same order", () => {
    expect(sample().equals(sample())).toBe(true);
  });

  it("still makes the picture that was kept", async () => {
    const { data } = await sharp(kept).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const made = sample();
    expect(made.length).toBe(data.length);
    const differing = made.filter((value, i) => Math.abs(value - data[i]!) > 6).length;
    expect(differing / made.length).toBeLessThan(0.01);
  });

  it("lays the same cut differently under another seed", () => {
    const sitting = sitFor({ cut: "beanie", cloth: "fine-knit", seed: 2 });
    const other = develop(takePlate(sitting, "front", width), [colorway({ color: "#a94a30" })]);
    expect(other.equals(sample())).toBe(false);
  });

  it("matches a plain cloth's swatch on paper within a shade", () => {
    const sitting = sitFor({ cut: "t-shirt", cloth: "jersey" });
    const pixels = develop(takePlate(sitting, "front", width), [colorway({ color: "#a08060" })]);
    const middle = [0, 1, 2].map((channel) => {
      let sum = 0;
      for (let y = 90; y < 120; y++)
        for (let x = 60; x < 90; x++) sum += pixels[(y * width + x) * 3 + channel]!;
      return sum / 900;
    });
    [0xa0, 0x80, 0x60].forEach((wanted, channel) => {
      expect(Math.abs(middle[channel]! - wanted)).toBeLessThan(8);
    });
  });

  it("knows every cut, cloth and print of its catalogue", () => {
    expect(Object.keys(cuts).sort()).toEqual([...cutIds].sort());
    expect(Object.keys(cloths).sort()).toEqual([...clothIds].sort());
    expect(Object.keys(prints).sort()).toEqual([...printIds].sort());
  });
});
