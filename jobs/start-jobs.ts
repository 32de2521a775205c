import type { Logger } from "pino";
import { errorFacts } from "#domain/error-facts.ts";
import type { Job } from "./job.ts";
import { repeat } from "./repeat.ts";

/** Long enough for a mail under way, short enough for whoever stops the server. */
const timeoutMs = 8_000;

/** Told of every run, for whoever watches. */
type Watcher = Readonly<{
  seen: (job: string, at: number) => void;
  began: (job: string, at: number) => void;
  note: (job: string, outcome: "done" | "failed", durationMs: number, at: number, error?: unknown) => void;
}>;
const nobody: Watcher = { seen: () => {}, began: () => {}, note: () => {} };

export type StartedJobs = {
  /** A run out of turn; false: no such job was started here. */
  runNow: (name: string) => boolean;
  stop: () => Promise<void>;
};

/** Every job for itself: one that fails is logged by its name and tried again at its time, and keeps none of the others. */
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

  /** Its outcome; a failure is logged here and nowhere else. */
  const timed = async (work: (log: Logger) => unknown): Promise<unknown> => {
    const begunAt = performance.now();
    // A logger for each run: one that was made earlier would keep the level of its day.
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
