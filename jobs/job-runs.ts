/** How a job went on this instance since it started. */
export type JobRuns = { done: number; failed: number; lastMs: number; lastEndedAt: number };

/** Kept in memory: each instance tells of its own runs. */
export function jobRuns() {
  const runs = new Map<string, JobRuns>();
  return {
    note: (job: string, outcome: "done" | "failed", durationMs: number, at: number): void => {
      const known = runs.get(job) ?? { done: 0, failed: 0, lastMs: 0, lastEndedAt: 0 };
      runs.set(job, { ...known, [outcome]: known[outcome] + 1, lastMs: durationMs, lastEndedAt: at });
    },
    all: (): ReadonlyMap<string, Readonly<JobRuns>> => runs,
  };
}
