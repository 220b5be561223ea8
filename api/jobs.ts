import type { FastifyBaseLogger } from "fastify";
import { PgBoss } from "pg-boss";
import type { Config } from "./config.ts";
import type { Db } from "./context.ts";

export interface JobParts {
  db: Db;
  config: Config;
  log: FastifyBaseLogger;
  /** Aborted when the process is about to end: a longer run leaves the rest to the next one. */
  stopping: AbortSignal;
}

/**
 * Work that comes back by itself. The truth of what is to be done stands in the shop's own tables
 * (an outbox, an unpaid order, a picture not ready); a run takes what is due, however often it is
 * called. Answers "more" to be called again at once.
 */
export interface RepeatedJob {
  name: string;
  everySeconds: number;
  run(parts: JobParts): Promise<"more" | undefined>;
}

const longestRunSeconds = 600;
const heartbeatSeconds = 20;

/**
 * pg-boss hands out no job whose like was running when it last looked, be that over meanwhile: by
 * itself it looks once a minute, and a run that ended would wait as long for the next one.
 */
const lookAroundSeconds = 5;

/** The running jobs. `wake` brings the next run of a job forward. */
export interface Jobs {
  wake(name: string): Promise<void>;
  /** Lets what is running finish, for at most 10 s. */
  stop(): Promise<void>;
}

/**
 * Starts every job on pg-boss: of all servers that share a database one runs a job at a time, and
 * a run that was killed is taken up again. Every `careSeconds` each server sees to it that no job
 * is left without a next run.
 */
export async function startJobs(
  jobs: readonly RepeatedJob[],
  databaseUrl: string,
  parts: Omit<JobParts, "stopping">,
  { careSeconds = 30 } = {},
): Promise<Jobs> {
  const stopping = new AbortController();
  const jobParts = { ...parts, stopping: stopping.signal };
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: "jobs",
    max: 2,
    schedule: false,
    superviseIntervalSeconds: lookAroundSeconds,
    monitorIntervalSeconds: lookAroundSeconds,
    queueCacheIntervalSeconds: lookAroundSeconds,
  });
  const report = (error: unknown) =>
    parts.log.error({ err: error }, "The job queue reports a fault");
  boss.on("error", report);
  await boss.start();
  /** Plans a job's next run; one that is planned already stays. */
  const plan = (name: string, afterSeconds: number) =>
    boss.send(name, null, { singletonKey: name, startAfter: afterSeconds });
  for (const job of jobs) {
    await boss.createQueue(job.name, {
      policy: "stately",
      retryLimit: 0,
      expireInSeconds: longestRunSeconds,
      deleteAfterSeconds: 3600,
      // A killed server's run is found dead by its missing heartbeat, not after its whole term.
      heartbeatSeconds,
    });
    await boss.work(job.name, { pollingIntervalSeconds: 1 }, async () => {
      let more: "more" | undefined;
      try {
        more = await job.run(jobParts);
      } catch (error) {
        parts.log.error({ err: error, job: job.name }, "A job failed; its next run is planned");
      }
      if (!stopping.signal.aborted) await plan(job.name, more ? 0 : job.everySeconds);
    });
    await plan(job.name, 0);
  }
  // A run that dies with its server or with the database takes the plan of the next one along.
  const care = setInterval(() => {
    for (const { name, everySeconds } of jobs) plan(name, everySeconds).catch(report);
  }, careSeconds * 1000);
  return {
    async wake(name) {
      await boss.upsert(name, null, { singletonKey: name, startAfter: 0 });
    },
    async stop() {
      stopping.abort();
      clearInterval(care);
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}
