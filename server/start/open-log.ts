import { pino, type Logger } from "pino";

/** Lines are buffered up to this size or time: a write per line cost as much as sending a page. */
const maxWaiting = 16 * 1024;
const waitingMs = 100;
/** From this level on the buffer is flushed, so that a fault is complete in the log. */
const warning = 40;

type Output = Readonly<{ write: (text: string) => unknown }>;

/** The log on standard output, flushed when the process ends. */
export function openLog(level: string, output: Output = process.stdout): Logger {
  let waiting = "";
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting !== "") output.write(waiting);
    waiting = "";
  };
  const stream = {
    [Symbol.for("pino.metadata")]: true,
    /** Called by pino before each line. */
    lastLevel: 0,
    write(line: string): void {
      waiting += line;
      if (this.lastLevel >= warning || waiting.length >= maxWaiting) flush();
      else timer ??= setTimeout(flush, waitingMs);
    },
  };
  process.on("exit", flush);
  return pino({ level, base: null, timestamp: isoTime }, stream);
}

let moment = { at: 0, text: "" };

/** The moment in ISO's writing, which many lines have in common. */
function isoTime(): string {
  const now = Date.now();
  if (moment.at !== now) moment = { at: now, text: `,"time":"${new Date(now).toISOString()}"` };
  return moment.text;
}
