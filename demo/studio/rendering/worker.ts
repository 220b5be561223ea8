import { parentPort } from "node:worker_threads";
import { type Job, runJob } from "./jobs.ts";

/** Runs the jobs it is sent, one after the other, and says when each is done. */
parentPort?.on("message", async (job: Job) => {
  await runJob(job);
  parentPort?.postMessage("done");
});
