import { createRequire } from "node:module";

// It hides its exports from `import` behind a bundler's wrapping.
const { createH264MP4Encoder }: typeof import("h264-mp4-encoder") = createRequire(import.meta.url)(
  "h264-mp4-encoder",
);

/** A loop's pictures in their order, 8-bit sRGB, three bytes a pixel; the last leads on to the first. */
export interface Film {
  width: number;
  height: number;
  frames: Buffer[];
}

const framesPerSecond = 24;
/** From the best down, until a loop is light enough. */
const quantizers = [22, 25, 28, 31, 34, 37];
const maxBytes = 680_000;

/** Packs a film as a silent MP4 (H.264, which every browser plays). Width and height are even. */
export async function encodeFilm(film: Film): Promise<Buffer> {
  const planes = film.frames.map((frame) => toPlanes(frame, film.width, film.height));
  let video: Buffer = Buffer.alloc(0);
  for (const quantizer of quantizers) {
    video = await pack(film, planes, quantizer);
    if (video.length <= maxBytes) break;
  }
  return video;
}

async function pack(
  { width, height }: Film,
  planes: Uint8Array[],
  quantizer: number,
): Promise<Buffer> {
  const encoder = await createH264MP4Encoder();
  encoder.width = width;
  encoder.height = height;
  encoder.frameRate = framesPerSecond;
  encoder.quantizationParameter = quantizer;
  encoder.groupOfPictures = planes.length;
  encoder.speed = 2;
  encoder.initialize();
  for (const plane of planes) encoder.addFrameYuv(plane);
  encoder.finalize();
  const video = Buffer.from(encoder.FS.readFile(encoder.outputFilename));
  encoder.delete();
  return undated(video);
}

/** The headers that tell when they were written; each has its version and two times after its name. */
const dated = ["mvhd", "tkhd", "mdhd"];

/** The same pictures make the same file, whenever it is made. */
function undated(video: Buffer): Buffer {
  const headers = video.lastIndexOf("moov");
  for (const name of dated) {
    for (let at = video.indexOf(name, headers); at >= 0; at = video.indexOf(name, at + 1)) {
      const isLong = video[at + 4] === 1;
      video.fill(0, at + 8, at + (isLong ? 24 : 16));
    }
  }
  return video;
}

/** sRGB to luma and half-size chroma (BT.709, limited range), as browsers take films of this size to be. */
export function toPlanes(rgb: Buffer, width: number, height: number): Uint8Array {
  const size = width * height;
  const planes = new Uint8Array(size * 1.5);
  const blue = size;
  const red = size * 1.25;
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      let r = 0;
      let g = 0;
      let b = 0;
      for (const k of [
        y * width + x,
        y * width + x + 1,
        (y + 1) * width + x,
        (y + 1) * width + x + 1,
      ]) {
        const pr = rgb[k * 3]!;
        const pg = rgb[k * 3 + 1]!;
        const pb = rgb[k * 3 + 2]!;
        planes[k] = Math.round(16 + (219 / 255) * (0.2126 * pr + 0.7152 * pg + 0.0722 * pb));
        r += pr / 4;
        g += pg / 4;
        b += pb / 4;
      }
      const at = (y / 2) * (width / 2) + x / 2;
      const luma = 0.2126 * r + 0.7152 * g + 0.0722 * b;
      planes[blue + at] = Math.round(128 + ((224 / 255) * (b - luma)) / 1.8556);
      planes[red + at] = Math.round(128 + ((224 / 255) * (r - luma)) / 1.5748);
    }
  }
  return planes;
}
