import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { temporaryFolder } from "#api/testing/temporary-folder.ts";
import { makeContactSheet } from "./contact-sheet.ts";

test("keeps the grain of what it shows", async () => {
  const folder = temporaryFolder("sheet");
  const grainy = join(folder, "grainy.avif");
  const noise = { type: "gaussian" as const, mean: 150, sigma: 14 };
  await sharp({ create: { width: 300, height: 400, channels: 3, background: "#fff", noise } })
    .avif({ lossless: true })
    .toFile(grainy);
  const sheet = join(folder, "sheet.jpg");
  await makeContactSheet(folder, sheet);
  const card = await sharp(sheet).extract({ left: 0, top: 0, width: 300, height: 400 }).toBuffer();
  const grain = async (picture: string | Buffer) =>
    (await sharp(picture).stats()).channels[1]?.stdev ?? 0;
  expect(await grain(card)).toBeGreaterThan(0.9 * (await grain(grainy)));
});
