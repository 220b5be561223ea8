import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Presets, SingleBar } from "cli-progress";
import sharp from "sharp";
import { models } from "../goods/index.ts";
import type { Model, ModelColor } from "../goods/types.ts";
import type { PictureView } from "./catalogue.ts";
import { compositions } from "./compositions.ts";
import { develop } from "./engine/develop.ts";
import { encodePicture } from "./engine/encode.ts";
import { colorway, composePlate, sitFor, takePlate, viewsOf } from "./render-picture.ts";

/**
 * Makes the demo shop's pictures: the views of every product, posters and still lifes.
 *
 *   npm run studio                        all of them
 *   npm run studio -- --only silk,poster  those whose names begin so
 *   npm run studio -- --view back         one view of every product
 *   npm run studio -- --sheet             a contact sheet of the kept pictures as well
 */
const folder = join(import.meta.dirname, "..", "pictures");

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    view: { type: "string" },
    sheet: { type: "boolean", default: false },
  },
});
const wanted = values.only?.split(",");

await mkdir(folder, { recursive: true });
await renderWanted();
if (values.sheet) await makeContactSheet();

async function renderWanted(): Promise<void> {
  const names = values.view ? [] : Object.keys(compositions).filter(isWanted);
  const colors = models.flatMap((model) => model.colors).filter(({ slug }) => isWanted(slug));
  const bar = new SingleBar(
    { format: "{bar} {value}/{total} {name}", hideCursor: true, noTTYOutput: true },
    Presets.shades_classic,
  );
  bar.start(names.length + colors.length, 0, { name: "" });
  for (const name of names) {
    await renderComposition(name);
    bar.increment({ name });
  }
  for (const model of models) {
    await renderModel(model, (name) => bar.increment({ name }));
  }
  bar.stop();
}

function isWanted(name: string): boolean {
  return !wanted || wanted.some((start) => name.startsWith(start));
}

function isWantedView(view: PictureView): boolean {
  return !values.view || view === values.view;
}

async function renderComposition(name: string): Promise<void> {
  const composition = compositions[name];
  if (!composition) throw new Error(`There is no composition "${name}".`);
  const plate = composePlate(composition, composition.scene());
  const pixels = develop(
    plate,
    composition.dressed.map(({ print, ...shades }) => colorway(shades, print)),
  );
  await keep(name, await encodePicture(pixels, plate.width, plate.height));
}

/** All colors of a garment from one sitting; a print changes its face, so it sits again. */
async function renderModel(model: Model, done: (name: string) => void): Promise<void> {
  const byPrint = Map.groupBy(
    model.colors.filter(({ slug }) => isWanted(slug)),
    ({ print }) => print,
  );
  for (const [print, colors] of byPrint) {
    const { cut, cloth } = model;
    const sitting = sitFor({ cut, cloth, print, seed: seedOf(model) });
    for (const view of viewsOf(sitting).filter(isWantedView)) {
      const plate = takePlate(sitting, view);
      for (const color of colors) {
        const pixels = develop(plate, [colorway(shadesOf(color), print)]);
        const picture = await encodePicture(pixels, plate.width, plate.height);
        await keep(`${color.slug}-${view}`, picture);
      }
    }
    for (const { slug } of colors) done(slug);
  }
}

function shadesOf({ hex, secondHex }: ModelColor) {
  return { color: hex, secondColor: secondHex };
}

/** Two garments of one cut must not fall alike, and a new one must not move the others. */
function seedOf({ slug }: Model): number {
  return [...slug].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) % 997, 0);
}

async function keep(name: string, picture: Buffer): Promise<void> {
  await writeFile(join(folder, `${name}.avif`), picture);
}

const card = { width: 300, height: 400, gap: 6, columns: 10 };

async function makeContactSheet(): Promise<void> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".avif")).sort();
  const rows = Math.ceil(files.length / card.columns);
  const cards = await Promise.all(
    files.map(async (file, i) => ({
      input: await sharp(join(folder, file)).resize(card.width, card.height).toBuffer(),
      left: (i % card.columns) * (card.width + card.gap),
      top: Math.floor(i / card.columns) * (card.height + card.gap),
    })),
  );
  const sheet = join(import.meta.dirname, "..", "..", ".cache", "contact-sheet.jpg");
  await mkdir(join(sheet, ".."), { recursive: true });
  await sharp({
    create: {
      width: card.columns * (card.width + card.gap),
      height: rows * (card.height + card.gap),
      channels: 3,
      background: "#ffffff",
    },
  })
    .composite(cards)
    .jpeg({ quality: 86 })
    .toFile(sheet);
  process.stdout.write(`The contact sheet lies in ${sheet}\n`);
}
