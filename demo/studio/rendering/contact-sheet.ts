import { mkdir, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";

const card = { width: 300, height: 400, gap: 6, columns: 10 };

/** Lays all pictures of a folder side by side, at the size of a catalog's cards. */
export async function makeContactSheet(folder: string, sheet: string): Promise<void> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".avif")).sort();
  const rows = Math.ceil(files.length / card.columns);
  const cards = await Promise.all(
    files.map(async (file, i) => ({
      // What is read from AVIF is written as AVIF, unless told otherwise: packed a second time, it loses its grain.
      input: await sharp(join(folder, file)).resize(card.width, card.height).png().toBuffer(),
      left: (i % card.columns) * (card.width + card.gap),
      top: Math.floor(i / card.columns) * (card.height + card.gap),
    })),
  );
  await mkdir(dirname(sheet), { recursive: true });
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
}
