import type { Logger } from "pino";
import { errorFacts } from "#domain/error-facts.ts";
import type { Job } from "./job.ts";
import { repeat } from "./repeat.ts";

/** Long enough for a mail in progress, short enough for a shutdown. */
const timeoutMs = 8_000;

type Watcher = Readonly<{
  seen: (job: string, at: number) => void;
  began: (job: string, at: number) => void;
  note: (job: string, outcome: "done" | "failed", durationMs: number, at: number, error?: unknown) => void;
}>;
const nobody: Watcher = { seen: () => {}, began: () => {}, note: () => {} };

export type StartedJobs = {
  /** Runs a job immediately; false: no such job here. */
  runNow: (name: string) => boolean;
  stop: () => Promise<void>;
};

/** Starts all jobs independently: a failure is logged and retried at its next time, without affecting others. */
export function startJobs(jobs: readonly Job[], log: Logger, watcher: Watcher = nobody): StartedJobs {
  const started = new Map(jobs.map((job) => [job.name, startJob(job, log, watcher)]));
  return {
    runNow: (name) => {
      const job = started.get(name);
      job?.runNow();
      return job !== undefined;
    },
    stop: async () => void (await Promise.all([...started.values()].map(({ stop }) => stop()))),
  };
}

function startJob(
  { name, everyMs, restMs, afterMs, run, onStart, abandon, finish }: Job,
  whole: Logger,
  watcher: Watcher,
): { runNow: () => void; stop: () => Promise<void> } {
  const stopping = new AbortController();
  const rest = restMs ?? everyMs;

  /** The result; failures are logged here only. */
  const timed = async (work: (log: Logger) => unknown): Promise<unknown> => {
    const begunAt = performance.now();
    // A new logger per run, because a child keeps the level of its creation.
    const log = whole.child({ job: name });
    watcher.began(name, Date.now());
    const durationMs = () => Math.round(performance.now() - begunAt);
    try {
      const outcome = await work(log);
      watcher.note(name, "done", durationMs(), Date.now());
      log.debug({ durationMs: durationMs() }, "job done");
      return outcome;
    } catch (error) {
      watcher.note(name, "failed", durationMs(), Date.now(), error);
      log.error({ durationMs: durationMs(), error: errorFacts(error) }, "job failed");
      return "rest";
    }
  };

  watcher.seen(name, Date.now());
  const repeated = repeat(async () => {
    const outcome = await timed((log) => run({ log, signal: stopping.signal }));
    return outcome === "rest" ? rest : everyMs;
  }, afterMs);
  onStart?.(repeated);
  return {
    runNow: repeated.runNow,
    stop: async () => {
      stopping.abort();
      const timeout = setTimeout(() => abandon?.(), timeoutMs);
      await repeated.stop();
      clearTimeout(timeout);
      if (finish) await timed(finish);
    },
  };
}
