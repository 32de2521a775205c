import { pino, type Logger } from "pino";

/** Lines wait until there are so many characters of them, or for so long: a write for each took as long as sending a page, and whoever reads them is woken by each. */
const maxWaiting = 16 * 1024;
const waitingMs = 100;
/** From this level on nothing waits: whoever looks for a fault finds all that came before it. */
const warning = 40;

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
  return pino({ level, base: null, timestamp: isoTime }, stream);
}

let second = { at: 0, text: "" };

/** The moment in ISO's writing, of which only the last three digits are new most of the time. */
function isoTime(): string {
  const now = Date.now();
  const at = now - (now % 1000);
  if (second.at !== at) second = { at, text: new Date(at).toISOString().slice(0, -4) };
  return `,"time":"${second.text}${String(now - at).padStart(3, "0")}Z"`;
}
