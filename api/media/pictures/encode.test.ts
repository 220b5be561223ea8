import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { encodeKept, narrow, readPicture } from "./encode.ts";

const size = { width: 60, height: 80, channels: 3 } as const;
const plain = () => sharp({ create: { ...size, background: "#6e1f2f" } });
const noisy = () => sharp(randomBytes(60 * 80 * 3), { raw: size });

const avifAt = async (original: Uint8Array, width: number) =>
  encodeKept(await narrow(await readPicture(original), width), "avif");
const widestAvif = (original: Uint8Array) => avifAt(original, 160);

describe("an AVIF's widest AVIF", () => {
  test("is the original itself", async () => {
    const original = await plain().avif({ quality: 60 }).toBuffer();
    expect(Buffer.compare(original, await widestAvif(original))).toBe(0);
    expect((await sharp(await avifAt(original, 30)).metadata()).width).toBe(30);
  });

  test("no longer tells where it was taken", async () => {
    const taken = plain().withExif({ IFD3: { GPSLatitude: "55/1 45/1 0/1" } });
    const original = await taken.avif({ quality: 60 }).toBuffer();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    expect((await sharp(await widestAvif(original)).metadata()).exif).toBeUndefined();
  });

  test("is no larger than it need be", async () => {
    const original = await noisy().avif({ quality: 95 }).toBuffer();
    expect((await widestAvif(original)).length).toBeLessThan(original.length);
  });
});

test.each(["png", "jpeg", "webp"] as const)("a %s is encoded anew", async (format) => {
  const original = await plain().toFormat(format).toBuffer();
  const made = await widestAvif(original);
  expect((await sharp(made).metadata()).compression).toBe("av1");
});
