import type { Logger } from "pino";
import type { Repeated } from "./repeat.ts";

/** Passed to one run: a logger with the job's name, and the abort signal of a shutdown. */
type Round = Readonly<{ log: Logger; signal: AbortSignal }>;

/** What a job does. `"rest"`: a dependency is unavailable, so it waits for `restMs`. */
export type Work = Readonly<{
  run: (round: Round) => Promise<unknown>;
  /** Gives access to an immediate run. */
  onStart?: (job: Pick<Repeated, "runNow">) => void;
  /** Aborts running work when shutdown takes too long. */
  abandon?: () => void;
  finish?: () => unknown;
}>;

/** When it runs. Without an interval it runs once; `afterMs` delays the first run. */
export type Timing = Readonly<{ name: string; everyMs: number | null; restMs?: number; afterMs?: number }>;

export type Job = Timing & Work;
