import type { JobNews } from "#domain/running/job-health.ts";

export type JobRuns = { done: number; failed: number; lastMs: number; lastEndedAt: number };

/** Collects each run, for this instance's metrics and for storing. `changed`: there is something to store. */
export function jobRuns(changed: () => void = () => {}) {
  const runs = new Map<string, JobRuns>();
  let news = new Map<string, JobNews>();
  const tell = (job: string, at: number, more: Partial<JobNews>): void => {
    news.set(job, { ...(news.get(job) ?? nothing(job, at)), ...more });
    changed();
  };
  return {
    /** Before its first run. */
    seen: (job: string, at: number): void => tell(job, at, {}),

    began: (job: string, at: number): void => tell(job, at, { runningSince: new Date(at) }),

    note: (
      job: string,
      outcome: "done" | "failed",
      durationMs: number,
      at: number,
      error?: unknown,
    ): void => {
      const known = runs.get(job) ?? { done: 0, failed: 0, lastMs: 0, lastEndedAt: 0 };
      runs.set(job, { ...known, [outcome]: known[outcome] + 1, lastMs: durationMs, lastEndedAt: at });
      const endedAt = new Date(at);
      const how =
        outcome === "done"
          ? { doneAt: endedAt, failures: 0 }
          : { failedAt: endedAt, failures: (news.get(job)?.failures ?? 0) + 1, error: kindOf(error) };
      tell(job, at, { runningSince: null, endedAt, durationMs, ...how });
    },
    all: (): ReadonlyMap<string, Readonly<JobRuns>> => runs,

    /** Stores what is new; failed stores are retried with the next. */
    store: async (save: (news: readonly JobNews[]) => Promise<void>): Promise<void> => {
      const taken = news;
      news = new Map();
      try {
        if (taken.size > 0) await save([...taken.values()]);
      } catch {
        // The database is unavailable; newer results win.
        for (const [job, each] of taken) news.set(job, news.get(job) ?? each);
      }
    },
  };
}

const nothing = (job: string, at: number): JobNews => ({
  job,
  firstSeenAt: new Date(at),
  runningSince: null,
  endedAt: null,
  durationMs: null,
  doneAt: null,
  failedAt: null,
  failures: 0,
  error: null,
});

/** Name and code of an error. Its text may quote a row with personal data. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return /^\w{2,40}$/.test(code) ? `${error.name} ${code}` : error.name;
}
