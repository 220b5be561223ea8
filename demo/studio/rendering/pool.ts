import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Job } from "./jobs.ts";

/**
 * Shares the jobs among workers, no more of them than there are cores.
 *
 * @throws what a job threw, as the cause of an error that names it; the other workers are then ended.
 */
export async function runAll(jobs: Job[], done: (job: Job) => Promise<void>): Promise<void> {
  const waiting = [...jobs];
  const count = Math.min(availableParallelism(), jobs.length);
  const workers = Array.from(
    { length: count },
    () => new Worker(new URL("worker.ts", import.meta.url)),
  );
  try {
    await Promise.all(
      workers.map(async (worker) => {
        for (let job = waiting.shift(); job; job = waiting.shift()) {
          worker.postMessage(job);
          await once(worker, "message").catch((cause) => {
            throw new Error(`${job.kind} "${job.name}" was not made`, { cause });
          });
          await done(job);
        }
      }),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
