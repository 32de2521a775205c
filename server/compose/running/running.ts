import type pg from "pg";
import { writeAudit } from "#adapters/postgres/audit/audit-log.ts";
import { storedJobHealth, storeJobNews } from "#adapters/postgres/running/stored-job-health.ts";
import type { Caller } from "#domain/audit/audit-entry.ts";
import { healthOfJobs, needsLook, type JobHealth } from "#domain/running/job-health.ts";
import { jobRuns } from "#jobs/job-runs.ts";
import { schedule } from "#jobs/schedule.ts";
import type { StartedJobs } from "#jobs/start-jobs.ts";
import type { Config } from "../../config.ts";
import { throttle } from "../../timing/throttle.ts";

/** Some jobs run every second; their results are stored in one statement per interval. */
const storeEveryMs = 10_000;

export function composeRunning({ paymentProviders }: Pick<Config, "paymentProviders">, pool: pg.Pool) {
  const storing = throttle(storeEveryMs, () => runs.store((news) => storeJobNews(pool, news)));
  const runs = jobRuns(storing.ask);
  const hasSandbox = paymentProviders.includes("sandbox");
  // Without a sandbox its jobs are hidden.
  const shown = schedule.filter(({ name }) => hasSandbox || !name.includes("sandbox"));
  const showJobs = async (): Promise<JobHealth[]> =>
    healthOfJobs(shown, await storedJobHealth(pool), new Date());
  let here: StartedJobs | null = null;
  return {
    jobRuns: runs,
    showJobs,
    jobsToLookAt: async (): Promise<number> => (await showJobs()).filter(needsLook).length,

    /** Enables immediate runs; stopping stores the last results. */
    started: (jobs: StartedJobs): StartedJobs => {
      here = jobs;
      const stop = async (): Promise<void> => {
        await jobs.stop();
        await storing.stop();
      };
      return { ...jobs, stop };
    },

    runNow: async (job: string, by: Caller): Promise<"begun" | "unknown"> => {
      if (!shown.some(({ name }) => name === job) || !here) return "unknown";
      await writeAudit(pool, { ...by, action: "job.run", subject: { kind: "job", id: job } });
      return here.runNow(job) ? "begun" : "unknown";
    },
  };
}
