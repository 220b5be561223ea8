import fc from "fast-check";
import Fastify from "fastify";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { picturePath, pictureWidths } from "#contract/pictures/picture-path.ts";
import { testDatabase } from "../testing/database.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { Encoder } from "./pictures/encoder.ts";
import { makeWidths } from "./pictures/make-widths.ts";
import { sizedName, widthsFor } from "./pictures/picture-files.ts";
import { queueUp } from "./pictures/queue-up.ts";
import {
  folderStore,
  pictureRoutes,
  type SavedPicture,
  savePicture,
  savePictures,
} from "./public.ts";

import { selectOriginal, selectWaiting } from "./queries.ts";

const { db } = await testDatabase();
const folder = temporaryFolder("media");
const store = folderStore(folder);
const app = Fastify();
pictureRoutes(app, db, store);
afterAll(async () => {
  await app.close();
});

/** A picture with something on it, so that formats differ in their bytes. */
function paint(width: number, height: number): Promise<Buffer> {
  const circle = `<svg width="${width}" height="${height}"><rect width="100%" height="100%"
    fill="#cfc9c1"/><circle cx="50%" cy="50%" r="30%" fill="#6e1f2f"/></svg>`;
  return sharp(Buffer.from(circle)).png().toBuffer();
}

let saved: SavedPicture;
let bytes: Buffer;
beforeAll(async () => {
  bytes = await paint(500, 700);
  saved = await savePicture(db, store, bytes);
});

describe("a saved picture", () => {
  test("knows its size and has a blurred preview of 300 characters at most", async () => {
    expect(saved).toMatchObject({ width: 500, height: 700 });
    expect(saved.preview).toMatch(/^data:image\/webp;base64,/);
    expect(saved.preview.length).toBeLessThanOrEqual(300);
    const preview = Buffer.from(saved.preview.split(",")[1] ?? "", "base64");
    expect((await sharp(preview).metadata()).width).toBe(16);
  });

  test("is the same picture when it is saved again", async () => {
    expect(await savePicture(db, store, bytes)).toEqual(saved);
    expect((await savePicture(db, store, await paint(501, 700))).id).not.toBe(saved.id);
  });

  test("stands as the camera was held", async () => {
    const lying = await sharp(await paint(300, 200))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await savePicture(db, store, lying)).toMatchObject({ width: 200, height: 300 });
  });

  test("is no text, no scrap and no bomb", async () => {
    const invalid = { kind: "invalid" };
    await expect(savePicture(db, store, Buffer.from("<svg/>"))).rejects.toMatchObject(invalid);
    await expect(savePicture(db, store, Buffer.from("GIF89a"))).rejects.toMatchObject(invalid);
    await expect(savePicture(db, store, bytes.subarray(0, 200))).rejects.toMatchObject(invalid);
    const vast = await sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: "#fff" },
    })
      .png()
      .toBuffer();
    await expect(savePicture(db, store, vast)).rejects.toMatchObject(invalid);
  });
});

describe("an address of a picture", () => {
  const get = (path: string) => app.inject({ url: path });

  test("of AVIF is answered with WebP while its file is not made", async () => {
    const answer = await get(picturePath(saved.id, 320, "avif"));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("image/webp");
    expect(answer.headers["cache-control"]).toBe("public, max-age=30");
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(320);
  });

  test("of WebP or JPEG is made when it is asked for, and kept for good", async () => {
    for (const format of ["webp", "jpeg"] as const) {
      const answer = await get(picturePath(saved.id, 320, format));
      expect(answer.headers["content-type"]).toBe(`image/${format}`);
      expect(answer.headers["cache-control"]).toContain("immutable");
      expect(await store.read(sizedName(saved.id, 320, format))).toEqual(answer.rawPayload);
    }
  });

  test("is answered for good once the job has been by, in the format it names", async () => {
    const encoder = new Encoder();
    for (;;) {
      const waiting = await selectWaiting(db, []);
      if (!waiting) break;
      await makeWidths(db, store, encoder, waiting);
    }
    encoder.close();
    expect((await selectOriginal(db, saved.id))?.ready_at).toBeInstanceOf(Date);
    for (const [format, inside] of [
      ["avif", "heif"],
      ["webp", "webp"],
      ["jpeg", "jpeg"],
    ] as const) {
      const answer = await get(picturePath(saved.id, 480, format));
      expect(answer.headers["content-type"]).toBe(`image/${format}`);
      expect(answer.headers["cache-control"]).toContain("immutable");
      const made = await sharp(answer.rawPayload).metadata();
      expect([made.format, made.width]).toEqual([inside, 480]);
    }
  }, 60_000);

  test("never enlarges: beyond the original's width stands the original's own", async () => {
    for (const width of [640, 2400]) {
      const answer = await get(picturePath(saved.id, width, "webp"));
      expect(answer.headers["cache-control"]).toContain("immutable");
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(500);
    }
  });

  test("of no listed width, format or picture is nowhere", async () => {
    const paths = [
      `/pictures/${saved.id}/w321.avif`,
      `/pictures/${saved.id}/w320.tiff`,
      `/pictures/${saved.id}/w320.avifx`,
      `/pictures/${"0".repeat(20)}/w320.avif`,
      "/pictures/..%2F..%2Fetc/w320.avif",
    ];
    for (const path of paths) expect((await get(path)).statusCode).toBe(404);
  });
});

test("pictures saved at once wait for their widths in the order in which they were given", async () => {
  const { db: another } = await testDatabase();
  const sizes = [640, 320, 480, 800, 160];
  const originals = await Promise.all(sizes.map((size) => paint(size, size)));
  const given = await another.transaction().execute((trx) => savePictures(trx, store, originals));
  const waiting: string[] = [];
  for (;;) {
    const next = await selectWaiting(another, waiting);
    if (!next) break;
    waiting.push(next.id);
  }
  expect(waiting).toEqual(given.map(({ id }) => id));
});

test("the widths made of a picture hold it whole and are never more than needed", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), (width) => {
      const widths = widthsFor(width);
      const widest = Math.max(...widths);
      const covers = widest >= width || widest === Math.max(...pictureWidths);
      expect(covers).toBe(true);
      expect(widths.filter((one) => one >= width).length).toBeLessThanOrEqual(1);
    }),
  );
});

test("work that shoppers wait for runs one by one, and once for all who ask for the same", async () => {
  const queue = queueUp<number>(1);
  let running = 0;
  let most = 0;
  let runs = 0;
  const work = async () => {
    runs += 1;
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return runs;
  };
  await Promise.all(["a", "b", "a", "c", "a"].map((key) => queue(key, work)));
  expect([most, runs]).toEqual([1, 3]);
  await expect(queue("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await queue("a", async () => 7)).toBe(7);
});
