import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { models } from "../../goods/index.ts";
import type { ModelColor } from "../../goods/types.ts";
import { viewsOf } from "../../goods/views.ts";
import { develop } from "../camera/develop.ts";
import { encodePicture } from "../camera/encode.ts";
import type { PictureView } from "../catalog.ts";
import { compositions } from "../compositions.ts";
import { encodeFilm } from "../loops/film.ts";
import { loops } from "../loops/index.ts";
import { shoot } from "../loops/loop.ts";
import { colorway, composePlate, sitFor, takePlate } from "../render-picture.ts";
import { subjectOf } from "./subject.ts";

export const picturesFolder = join(import.meta.dirname, "..", "..", "pictures");
const loopsFolder = join(import.meta.dirname, "..", "..", "loops");

/** One sitting's work: what shares its costly part is made together. */
export type Job =
  | { kind: "composition"; name: string }
  /** Colors of one model and one print, by their slugs. */
  | { kind: "garment"; slugs: string[]; view: PictureView | undefined }
  | { kind: "loop"; index: number; name: string };

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
  const shown = models.filter((model) => !view || viewsOf(model).includes(view));
  const garments = shown.flatMap((model) => {
    const byPrint = Map.groupBy(
      model.colors.filter(({ slug }) => isWanted(slug)),
      ({ print }) => print,
    );
    return [...byPrint.values()].map((colors): Job => {
      return { kind: "garment", slugs: colors.map(({ slug }) => slug), view };
    });
  });
  if (view) return garments;
  const films = loops.flatMap(({ films }, index): Job[] => {
    const names = Object.keys(films).filter((name) => isWanted(`loop-${name}`));
    return names[0] ? [{ kind: "loop", index, name: `loop-${names[0]}` }] : [];
  });
  const composed = Object.keys(compositions)
    .filter(isWanted)
    .map((name): Job => ({ kind: "composition", name }));
  return [...films, ...composed, ...garments];
}

/** What the progress bar says of a job. */
export function nameOf(job: Job): string {
  return job.kind === "garment" ? (job.slugs[0] ?? "") : job.name;
}

export async function runJob(job: Job): Promise<void> {
  switch (job.kind) {
    case "composition":
      return renderComposition(job.name);
    case "garment":
      return renderGarment(job.slugs, job.view);
    case "loop":
      return renderLoop(job.index);
  }
}

async function renderComposition(name: string): Promise<void> {
  const composition = compositions[name];
  if (!composition) throw new Error(`There is no composition "${name}".`);
  const plate = composePlate(composition, composition.scene());
  const picture = develop(
    plate,
    composition.dressed.map(({ print, ...shades }) => colorway(shades, print)),
  );
  await keep(name, await encodePicture(picture));
}

/** All colors from one sitting; a print changes a garment's face, so it sits again. */
async function renderGarment(slugs: string[], only: PictureView | undefined): Promise<void> {
  const model = models.find(({ colors }) => colors.some(({ slug }) => slug === slugs[0]));
  if (!model) throw new Error(`There is no product "${slugs[0]}".`);
  const colors = model.colors.filter(({ slug }) => slugs.includes(slug));
  const print = colors[0]?.print;
  const sitting = sitFor(subjectOf(model, print));
  for (const view of only ? [only] : viewsOf(model)) {
    const plate = takePlate(sitting, view, originals.width);
    for (const color of colors) {
      const picture = develop(plate, [colorway(shadesOf(color), print)]);
      await keep(`${color.slug}-${view}`, await encodePicture(picture, originals.bytesPerPixel));
    }
  }
}

function shadesOf({ hex, secondHex }: ModelColor) {
  return { color: hex, secondColor: secondHex };
}

async function keep(name: string, picture: Buffer): Promise<void> {
  await mkdir(picturesFolder, { recursive: true });
  await writeFile(join(picturesFolder, `${name}.avif`), picture);
}

async function renderLoop(index: number): Promise<void> {
  const loop = loops[index];
  if (!loop) throw new Error(`There is no loop ${index}.`);
  await mkdir(loopsFolder, { recursive: true });
  for (const [name, film] of shoot(loop)) {
    await writeFile(join(loopsFolder, `${name}.mp4`), await encodeFilm(film));
  }
}
