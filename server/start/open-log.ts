import { pino, type Logger } from "pino";
import { tellLines } from "../middleware/request-line.ts";

/** Lines wait until there are so many characters of them, or for so long: a write for each took as long as sending a page, and whoever reads them is woken by each. */
const maxWaiting = 16 * 1024;
const waitingMs = 100;
/** From this level on nothing waits: whoever looks for a fault finds all that came before it. */
const warning = 40;
const info = 30;

type Output = Readonly<{ write: (text: string) => unknown }>;

/** The log, on standard output. Lines are written in their order, and whatever still waits when the process ends is written then. */
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
    /** Told by pino before each line. */
    lastLevel: 0,
    write(line: string): void {
      waiting += line;
      if (this.lastLevel >= warning || waiting.length >= maxWaiting) flush();
      else timer ??= setTimeout(flush, waitingMs);
    },
  };
  process.on("exit", flush);
  const log = pino({ level, base: null, timestamp: isoTime }, stream);
  tellLines(log, (rest) => {
    stream.lastLevel = info;
    stream.write(`{"level":${info}${isoTime()}${rest}`);
  });
  return log;
}

let moment = { at: 0, text: "" };

/** The moment in ISO's writing, which many lines have in common. */
function isoTime(): string {
  const now = Date.now();
  if (moment.at !== now) moment = { at: now, text: `,"time":"${new Date(now).toISOString()}"` };
  return moment.text;
}
