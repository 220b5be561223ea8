import { createRequire } from "node:module";
import fc from "fast-check";
import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Video } from "#contract/pictures/media.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { folderStore, saveVideo, videoRoutes } from "../public.ts";
import { rangeOf } from "./video-routes.ts";

const { createH264MP4Encoder }: typeof import("h264-mp4-encoder") = createRequire(import.meta.url)(
  "h264-mp4-encoder",
);

const folder = temporaryFolder("video");
const store = folderStore(folder);
const app = Fastify();
videoRoutes(app, store);
afterAll(async () => {
  await app.close();
});

async function film(width: number, height: number): Promise<Buffer> {
  const encoder = await createH264MP4Encoder();
  Object.assign(encoder, { width, height });
  encoder.initialize();
  for (let n = 0; n < 6; n++) encoder.addFrameRgba(new Uint8Array(width * height * 4).fill(n * 40));
  encoder.finalize();
  return Buffer.from(encoder.FS.readFile(encoder.outputFilename));
}

let bytes: Buffer;
let saved: Video;
beforeAll(async () => {
  bytes = await film(64, 96);
  saved = await saveVideo(store, bytes);
});

describe("a saved video", () => {
  test("knows its pixels and is the same video when it is saved again", async () => {
    expect(saved).toMatchObject({ type: "video/mp4", width: 64, height: 96 });
    expect(await saveVideo(store, bytes)).toEqual(saved);
  });

  test("is an MP4, and whole up to its pictures", async () => {
    const invalid = { kind: "invalid" };
    await expect(saveVideo(store, Buffer.from("GIF89a, not a film"))).rejects.toMatchObject(
      invalid,
    );
    await expect(saveVideo(store, bytes.subarray(0, 40))).rejects.toMatchObject(invalid);
    await expect(saveVideo(store, Buffer.alloc(17 * 1024 * 1024))).rejects.toMatchObject(invalid);
  });
});

describe("an address of a video", () => {
  const get = (range?: string) => app.inject({ url: saved.url, headers: range ? { range } : {} });

  test("answers the whole for good, and says that it can be had in parts", async () => {
    const answer = await get();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "video/mp4",
      "accept-ranges": "bytes",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(answer.rawPayload.equals(bytes)).toBe(true);
  });

  test("answers a part with just its bytes, as a phone's player insists on", async () => {
    const answer = await get("bytes=0-1");
    expect(answer.statusCode).toBe(206);
    expect(answer.headers["content-range"]).toBe(`bytes 0-1/${bytes.length}`);
    expect(answer.rawPayload.equals(bytes.subarray(0, 2))).toBe(true);
    expect((await get("bytes=-5")).rawPayload.equals(bytes.subarray(-5))).toBe(true);
  });

  test("refuses a part beyond the end", async () => {
    const answer = await get(`bytes=${bytes.length}-`);
    expect(answer.statusCode).toBe(416);
    expect(answer.headers["content-range"]).toBe(`bytes */${bytes.length}`);
  });

  test("of no video is 404 and is not kept", async () => {
    const answer = await app.inject({ url: "/videos/00000000000000000000.mp4" });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect((await app.inject({ url: "/videos/..%2foriginals.mp4" })).statusCode).toBe(404);
  });

  test("never answers bytes that the file does not have, whatever is asked for", () => {
    const part = fc.oneof(fc.nat(300).map(String), fc.constant(""));
    fc.assert(
      fc.property(part, part, fc.integer({ min: 1, max: 200 }), (from, to, size) => {
        const range = rangeOf(`bytes=${from}-${to}`, size);
        if (typeof range === "string") return;
        expect(range.first).toBeGreaterThanOrEqual(0);
        expect(range.first).toBeLessThanOrEqual(range.last);
        expect(range.last).toBeLessThan(size);
      }),
    );
  });
});
