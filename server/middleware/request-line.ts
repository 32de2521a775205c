import type { Logger } from "pino";

/** Writes a line of information that is made already, after its level and its time. */
type WriteRest = (rest: string) => void;

const writers = new WeakMap<Logger, WriteRest>();

/** Said by whoever opens the log: lines may be written without asking it to make them. */
export const tellLines = (log: Logger, write: WriteRest): void => void writers.set(log, write);

type Told = Readonly<{ method: string; path: string; status: number }>;

/**
 * The line of requests to one path that are answered at once: it is the same each time but for the id, so it is made once. Having the log
 * make it took as long as finding what is sent.
 */
export function requestLine(log: Logger, { method, path, status }: Told): (requestId: string) => void {
  const told = { method, path, status, ms: 0 };
  const write = writers.get(log);
  if (!write) return (requestId) => log.info({ requestId, ...told }, "request");
  const rest = `"${JSON.stringify({ ...told, msg: "request" }).replace("{", ",")}\n`;
  return (requestId) => {
    if (log.isLevelEnabled("info")) write(`,"requestId":"${requestId}${rest}`);
  };
}
