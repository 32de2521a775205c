const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Quickly at first, for a restart; then slower, for about three days in total. */
export const retryDelaysMs: readonly number[] = [
  5_000,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];
/** An endpoint that fails this long is disabled. */
const graceMs = 3 * day;
const gone = 410;

type Tried = Readonly<{
  /** Including this one. */
  attempts: number;
  status: number | null;
  at: Date;
  failingSince: Date | null;
}>;

export type NextStep = Readonly<{
  state: "WAITING" | "DONE" | "FAILED";
  nextAttemptAt: Date | null;
  failingSince: Date | null;
  /** The endpoint is disabled, and staff are notified. */
  disables: boolean;
}>;

/** The next state after an attempt. Only a 2xx answer counts as delivered. */
export function afterAttempt({ attempts, status, at, failingSince }: Tried): NextStep {
  if (status !== null && status >= 200 && status < 300)
    return { state: "DONE", nextAttemptAt: null, failingSince: null, disables: false };
  const since = failingSince ?? at;
  const delayMs = retryDelaysMs[attempts - 1];
  if (status === gone || delayMs === undefined) {
    const disables = status === gone || at.getTime() - since.getTime() >= graceMs;
    return { state: "FAILED", nextAttemptAt: null, failingSince: since, disables };
  }
  const nextAttemptAt = new Date(at.getTime() + delayMs);
  return { state: "WAITING", nextAttemptAt, failingSince: since, disables: false };
}
