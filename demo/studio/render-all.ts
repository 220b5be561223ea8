import { join } from "node:path";
import { parseArgs } from "node:util";
import { Presets, SingleBar } from "cli-progress";
import { noteLooks } from "../loader/picture-looks.ts";
import { type PictureView, pictureViews } from "./catalog.ts";
import { makeContactSheet } from "./rendering/contact-sheet.ts";
import { openFinishedJobs } from "./rendering/finished-jobs.ts";
import { jobsFor, nameOf, picturesFolder } from "./rendering/jobs.ts";
import { runAll } from "./rendering/pool.ts";

/**
 * Makes the demo shop's pictures: the views of every product, posters, still lifes, looks and loops.
 *
 *   npm run studio                        all of them
 *   npm run studio -- --only silk,poster  those whose names begin so
 *   npm run studio -- --only loop         the loops alone
 *   npm run studio -- --view back         one view of every product
 *   npm run studio -- --resume            what a run that was broken off has left
 *   npm run studio -- --sheet             a contact sheet of the kept pictures as well
 */
const { values } = parseArgs({
  options: {
    only: { type: "string" },
    view: { type: "string" },
    resume: { type: "boolean", default: false },
    sheet: { type: "boolean", default: false },
  },
});

const finished = await openFinishedJobs(values.resume);
const jobs = jobsFor({ only: values.only?.split(","), view: viewNamed(values.view) }).filter(
  (job) => !finished.has(job),
);
const bar = new SingleBar(
  { format: "{bar} {value}/{total} {name}", hideCursor: true, noTTYOutput: true },
  Presets.shades_classic,
);
bar.start(jobs.length, 0, { name: "" });
await runAll(jobs, async (job) => {
  await finished.add(job);
  bar.increment({ name: nameOf(job) });
});
bar.stop();
await noteLooks();

if (values.sheet) {
  const sheet = join(import.meta.dirname, "..", "..", ".cache", "contact-sheet.jpg");
  await makeContactSheet(picturesFolder, sheet);
  process.stdout.write(`The contact sheet lies in ${sheet}\n`);
}

function viewNamed(name: string | undefined): PictureView | undefined {
  if (name === undefined) return undefined;
  const view = pictureViews.find((known) => known === name);
  if (!view) throw new Error(`A view is one of ${pictureViews.join(", ")}, not "${name}".`);
  return view;
}
