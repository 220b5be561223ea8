import { readdir, readFile, stat } from "node:fs/promises";
import { expect, test } from "vitest";
import { lookAt, pictureId } from "#api/media/public.ts";
import { readLooks } from "./picture-looks.ts";

const folder = new URL("../pictures/", import.meta.url);
const files = (await readdir(folder)).filter((file) => file.endsWith(".avif"));
const looks = await readLooks();

test("every kept picture is noted, and nothing else (npm run studio notes them)", async () => {
  const ids = new Set<string>();
  for (const file of files) ids.add(pictureId(await readFile(new URL(file, folder))));
  expect([...ids].filter((id) => !looks[id])).toEqual([]);
  expect(Object.keys(looks).length).toBe(ids.size);
});

test("no two pictures are the same, so no two products share one", async () => {
  const ids = new Map<string, string>();
  for (const file of files) {
    const id = pictureId(await readFile(new URL(file, folder)));
    expect(ids.get(id), file).toBeUndefined();
    ids.set(id, file);
  }
});

test("pictures and loops are light enough to be kept with the code", async () => {
  const loops = new URL("../loops/", import.meta.url);
  let bytes = 0;
  for (const kept of [folder, loops]) {
    for (const file of await readdir(kept)) bytes += (await stat(new URL(file, kept))).size;
  }
  expect(bytes).toBeLessThan(30_000_000);
});

test("what is noted is what the picture shows", async () => {
  for (const file of files.slice(0, 3)) {
    const bytes = await readFile(new URL(file, folder));
    expect(looks[pictureId(bytes)], file).toEqual(await lookAt(bytes));
  }
});
