import { createHash } from "node:crypto";
import { appendFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Job } from "./jobs.ts";

const notes = join(import.meta.dirname, "..", "..", "..", ".cache", "studio-run.txt");
const sources = ["studio", "goods"].map((room) => join(import.meta.dirname, "..", "..", room));

/** What a run of the studio has made so far, so that one that was broken off can go on. */
export interface FinishedJobs {
  has: (job: Job) => boolean;
  add: (job: Job) => Promise<void>;
}

/**
 * @param resume go on with the last run: what it made from the very same code counts as finished.
 *   Otherwise nothing does.
 * @param file where the run is noted: the code's fingerprint, then a line for each job.
 */
export async function openFinishedJobs(resume: boolean, file = notes): Promise<FinishedJobs> {
  const code = await fingerprint();
  const [madeFrom, ...lines] = (await readFile(file, "utf8").catch(() => "")).split("\n");
  const done = new Set(resume && madeFrom === code ? lines : []);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(
    file,
    [code, ...done]
      .filter(Boolean)
      .map((line) => `${line}\n`)
      .join(""),
  );
  return {
    has: (job) => done.has(keyOf(job)),
    add: (job) => appendFile(file, `${keyOf(job)}\n`),
  };
}

function keyOf(job: Job): string {
  return [job.kind, job.name, job.kind === "garment" && job.view].filter(Boolean).join(" ");
}

/** Of everything that the pictures are made from. */
async function fingerprint(): Promise<string> {
  const hash = createHash("sha256");
  for (const room of sources) {
    const files = await readdir(room, { recursive: true });
    const code = files.filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
    for (const file of code.sort()) hash.update(file).update(await readFile(join(room, file)));
  }
  return hash.digest("hex");
}
