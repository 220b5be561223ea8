import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#api/testing/temporary-folder.ts";
import { openFinishedJobs } from "./finished-jobs.ts";
import type { Job } from "./jobs.ts";

const file = join(temporaryFolder("studio"), "run.txt");

const beanie: Job = { kind: "garment", name: "beanie-red", view: undefined };
const poster: Job = { kind: "composition", name: "poster-satin" };

test("a run that was broken off goes on after what it has made", async () => {
  const run = await openFinishedJobs(false, file);
  await run.add(beanie);
  const next = await openFinishedJobs(true, file);
  expect(next.has(beanie)).toBe(true);
  expect(next.has({ ...beanie, view: "back" })).toBe(false);
  expect(next.has(poster)).toBe(false);
  await next.add(poster);
  const last = await openFinishedJobs(true, file);
  expect([beanie, poster].every(last.has)).toBe(true);
});

test("a run from the beginning makes everything again", async () => {
  expect((await openFinishedJobs(false, file)).has(beanie)).toBe(false);
});

test("what other code made is made again", async () => {
  const run = await openFinishedJobs(false, file);
  await run.add(beanie);
  const noted = await readFile(file, "utf8");
  await writeFile(file, noted.replace(/^[0-9a-f]+/, "another"));
  expect((await openFinishedJobs(true, file)).has(beanie)).toBe(false);
});
