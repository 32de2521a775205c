import type { Logger } from "pino";
import { errorFacts } from "#domain/error-facts.ts";
import type { Job } from "./job.ts";
import { repeat } from "./repeat.ts";

/** Long enough for a mail under way, short enough for whoever stops the server. */
const timeoutMs = 8_000;

/** Told of every run, for whoever watches. */
type NoteRun = (job: string, outcome: "done" | "failed", durationMs: number, at: number) => void;

export type StartedJobs = { stop: () => Promise<void> };

/** Every job for itself: one that fails is logged by its name and tried again at its time, and keeps none of the others. */
export function startJobs(jobs: readonly Job[], log: Logger, note: NoteRun = () => {}): StartedJobs {
  const started = jobs.map((job) => startJob(job, log.child({ job: job.name }), note));
  return { stop: async () => void (await Promise.all(started.map(({ stop }) => stop()))) };
}

function startJob(
  { name, everyMs, restMs, afterMs, run, onStart, abandon, finish }: Job,
  log: Logger,
  note: NoteRun,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const rest = restMs ?? everyMs;

  /** Its outcome; a failure is logged here and nowhere else. */
  const timed = async (work: () => unknown): Promise<unknown> => {
    const begunAt = performance.now();
    const durationMs = () => Math.round(performance.now() - begunAt);
    try {
      const outcome = await work();
      note(name, "done", durationMs(), Date.now());
      log.debug({ durationMs: durationMs() }, "job done");
      return outcome;
    } catch (error) {
      note(name, "failed", durationMs(), Date.now());
      log.error({ durationMs: durationMs(), error: errorFacts(error) }, "job failed");
      return "rest";
    }
  };

  const repeated = repeat(async () => {
    const outcome = await timed(() => run({ log, signal: stopping.signal }));
    return outcome === "rest" ? rest : everyMs;
  }, afterMs);
  onStart?.(repeated);
  return {
    stop: async () => {
      stopping.abort();
      const timeout = setTimeout(() => abandon?.(), timeoutMs);
      await repeated.stop();
      clearTimeout(timeout);
      if (finish) await timed(finish);
    },
  };
}
