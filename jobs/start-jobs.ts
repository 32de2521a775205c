import type { Logger } from "pino";
import { errorFacts } from "#domain/error-facts.ts";
import type { Job } from "./job.ts";
import { repeat } from "./repeat.ts";

/** Long enough for a mail under way, short enough for whoever stops the server. */
const timeoutMs = 8_000;

export type StartedJobs = { stop: () => Promise<void> };

/** Every job for itself: one that fails is logged by its name and tried again at its time, and keeps none of the others. */
export function startJobs(jobs: readonly Job[], log: Logger): StartedJobs {
  const started = jobs.map((job) => startJob(job, log.child({ job: job.name })));
  return { stop: async () => void (await Promise.all(started.map(({ stop }) => stop()))) };
}

function startJob(
  { everyMs, restMs, afterMs, run, onStart, abandon, finish }: Job,
  log: Logger,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const rest = restMs ?? everyMs;

  /** Its outcome; a failure is logged here and nowhere else. */
  const timed = async (work: () => unknown): Promise<unknown> => {
    const begunAt = performance.now();
    const durationMs = () => Math.round(performance.now() - begunAt);
    try {
      const outcome = await work();
      log.debug({ durationMs: durationMs() }, "job done");
      return outcome;
    } catch (error) {
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
