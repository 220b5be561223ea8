import { join } from "node:path";
import { Presets, SingleBar } from "cli-progress";
import { readOptions } from "#api/start/read-options.ts";
import { StartupFault } from "#api/start/startup-fault.ts";
import { tellFault } from "#api/start/tell-fault.ts";
import { noteLooks } from "../loader/picture-looks.ts";
import { type PictureView, pictureViews } from "./catalog.ts";
import { makeContactSheet } from "./rendering/contact-sheet.ts";
import { openFinishedJobs } from "./rendering/finished-jobs.ts";
import { type Job, jobsFor, picturesFolder } from "./rendering/jobs.ts";
import { runAll } from "./rendering/pool.ts";

const usage = `Makes the demo shop's pictures: the views of every product, posters, still lifes, looks and loops.

npm run studio                        all of them
npm run studio -- --only silk,poster  those whose names begin so
npm run studio -- --only loop         the loops alone
npm run studio -- --view back         one view of every product: ${pictureViews.join(", ")}
npm run studio -- --resume            what a run that was broken off has left
npm run studio -- --sheet             a contact sheet of the kept pictures as well`;

try {
  const { help, only, view, resume, sheet } = readArguments();
  if (help) console.log(usage);
  else {
    await make(jobsFor({ only: only?.split(","), view: viewNamed(view) }), resume);
    if (sheet) await showAll();
  }
} catch (error) {
  tellFault(error);
  process.exitCode = 1;
}

function readArguments() {
  const flag = { type: "boolean", default: false } as const;
  const text = { type: "string" } as const;
  const options = { help: flag, only: text, view: text, resume: flag, sheet: flag };
  return readOptions({ options }, usage).values;
}

async function make(wanted: readonly Job[], resume: boolean): Promise<void> {
  // Before the notes of the last run are begun anew.
  if (wanted.length === 0) throw new StartupFault(`Nothing is named so.\n${usage}`);
  const finished = await openFinishedJobs(resume);
  const jobs = wanted.filter((job) => !finished.has(job));
  const bar = new SingleBar(
    { format: "{bar} {value}/{total} {name}", hideCursor: true, noTTYOutput: true },
    Presets.shades_classic,
  );
  bar.start(jobs.length, 0, { name: "" });
  try {
    await runAll(jobs, async (job) => {
      await finished.add(job);
      bar.increment({ name: job.name });
    });
  } finally {
    // Its timer would keep the process alive after a fault.
    bar.stop();
  }
  await noteLooks();
}

async function showAll(): Promise<void> {
  const sheet = join(import.meta.dirname, "..", "..", ".cache", "contact-sheet.jpg");
  await makeContactSheet(picturesFolder, sheet);
  console.log(`The contact sheet lies in ${sheet}`);
}

function viewNamed(name: string | undefined): PictureView | undefined {
  if (name === undefined) return undefined;
  const view = pictureViews.find((known) => known === name);
  if (!view) throw new StartupFault(`"${name}" is no view.\n${usage}`);
  return view;
}
