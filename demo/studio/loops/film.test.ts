import { describe, expect, it } from "vitest";
import { encodeFilm, toPlanes } from "./film.ts";

const width = 32;
const height = 48;

function plain(r: number, g: number, b: number): Buffer {
  return Buffer.from(Array.from({ length: width * height }, () => [r, g, b]).flat());
}

describe("a film", () => {
  it("keeps grays without color, from black to white in the limited range", () => {
    for (const [level, luma] of [
      [0, 16],
      [128, 126],
      [255, 235],
    ] as const) {
      const planes = toPlanes(plain(level, level, level), width, height);
      expect(planes[0]).toBe(luma);
      expect(planes[width * height]).toBe(128);
      expect(planes[width * height * 1.25]).toBe(128);
    }
  });

  it("has each color where a browser looks for it", () => {
    const blue = toPlanes(plain(0, 0, 255), width, height);
    const red = toPlanes(plain(255, 0, 0), width, height);
    expect(blue[width * height]).toBe(240);
    expect(red[width * height * 1.25]).toBe(240);
  });

  it("is packed as an MP4 that is light, and the same from the same pictures", async () => {
    const film = { width, height, frames: [plain(200, 190, 180), plain(190, 180, 170)] };
    const [video, again] = [await encodeFilm(film), await encodeFilm(film)];
    expect(video.toString("latin1", 4, 8)).toBe("ftyp");
    expect(video.length).toBeLessThan(8_000);
    expect(video.equals(again)).toBe(true);
  });
});
