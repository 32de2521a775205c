import type { Logger } from "pino";
import type { Repeated } from "./repeat.ts";

/** What one run is handed: a log that names the job, and the word that the server is stopping. */
type Round = Readonly<{ log: Logger; signal: AbortSignal }>;

/** What a job does. `"rest"`: what it needs is away, so it waits for `restMs`. */
export type Work = Readonly<{
  run: (round: Round) => Promise<unknown>;
  /** For whoever has a reason not to wait for the next run. */
  onStart?: (job: Pick<Repeated, "runNow">) => void;
  /** Breaks off what is under way when stopping takes too long. */
  abandon?: () => void;
  /** After the last run. */
  finish?: () => unknown;
}>;

/** When it does it. A job without an interval runs once; one with `afterMs` first runs so long after the start. */
export type Timing = Readonly<{ name: string; everyMs: number | null; restMs?: number; afterMs?: number }>;

export type Job = Timing & Work;
