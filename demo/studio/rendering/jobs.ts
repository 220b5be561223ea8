import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { productOf, products } from "../../goods/index.ts";
import { viewsOf } from "../../goods/views.ts";
import { develop } from "../camera/develop.ts";
import { encodePicture } from "../camera/encode.ts";
import type { PictureView } from "../catalog.ts";
import { compositions } from "../compositions.ts";
import { encodeFilm } from "../loops/film.ts";
import { loops } from "../loops/index.ts";
import { shoot } from "../loops/loop.ts";
import { colorway, composePlate, sitFor, takePlate } from "../render-picture.ts";
import { dressedOf, subjectOf } from "../subject.ts";

export const picturesFolder = join(import.meta.dirname, "..", "..", "pictures");
const loopsFolder = join(import.meta.dirname, "..", "..", "loops");

/** One sitting's work; a garment is named by its product's slug. */
export type Job =
  | { kind: "composition" | "loop"; name: string }
  | { kind: "garment"; name: string; view: PictureView | undefined };

/**
 * Width of a product's originals in pixels, and their bytes a pixel at most. What thirty megabytes
 * leave for each holds the cloth and the grain of so many pixels; of more it would hold only the
 * outlines, and smear the rest.
 */
const originals = { width: 900, bytesPerPixel: 0.023 };

interface Wanted {
  /** Starts of names; everything when absent. */
  only: string[] | undefined;
  view: PictureView | undefined;
}

/** The jobs that make what is wanted, the longest first. */
export function jobsFor({ only, view }: Wanted): Job[] {
  const isWanted = (name: string) => !only || only.some((start) => name.startsWith(start));
  const garments = products
    .filter(({ model, color }) => isWanted(color.slug) && (!view || viewsOf(model).includes(view)))
    .map(({ color }): Job => ({ kind: "garment", name: color.slug, view }));
  if (view) return garments;
  const films = Object.keys(loops)
    .filter((name) => isWanted(`loop-${name}`))
    .map((name): Job => ({ kind: "loop", name }));
  const composed = Object.keys(compositions)
    .filter(isWanted)
    .map((name): Job => ({ kind: "composition", name }));
  return [...films, ...composed, ...garments];
}

export async function runJob(job: Job): Promise<void> {
  switch (job.kind) {
    case "composition":
      return renderComposition(job.name);
    case "garment":
      return renderGarment(job.name, job.view);
    case "loop":
      return renderLoop(job.name);
  }
}

async function renderComposition(name: string): Promise<void> {
  const composition = compositions[name];
  if (!composition) throw new Error(`There is no composition "${name}".`);
  const plate = composePlate(composition, composition.scene());
  const picture = develop(plate, composition.dressed.map(colorway));
  await keep(name, await encodePicture(picture));
}

/** All views from one sitting. */
async function renderGarment(slug: string, only: PictureView | undefined): Promise<void> {
  const product = productOf(slug);
  const sitting = sitFor(subjectOf(product));
  const dyes = colorway(dressedOf(product.color));
  for (const view of only ? [only] : viewsOf(product.model)) {
    const picture = develop(takePlate(sitting, view, originals.width), [dyes]);
    await keep(`${slug}-${view}`, await encodePicture(picture, originals.bytesPerPixel));
  }
}

async function keep(name: string, picture: Buffer): Promise<void> {
  await mkdir(picturesFolder, { recursive: true });
  await writeFile(join(picturesFolder, `${name}.avif`), picture);
}

async function renderLoop(name: string): Promise<void> {
  const loop = loops[name];
  if (!loop) throw new Error(`There is no loop "${name}".`);
  await mkdir(loopsFolder, { recursive: true });
  await writeFile(join(loopsFolder, `${name}.mp4`), await encodeFilm(shoot(loop)));
}
