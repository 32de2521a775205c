import { pino, type Logger } from "pino";
import { isOnThisMachine } from "#domain/site/on-this-machine.ts";
import type { Config } from "../config.ts";

const demoAccounts = [
  ["donor@example.org", "donor"],
  ["auditor@example.org", "auditor"],
  ["staff@example.org", "staff"],
  ["admin@example.org", "administrator"],
] as const;

export function announce(config: Config, port: number): void {
  process.stdout.write(`${announcement(config, port).join("\n")}\n`);
}

/** Prints the address that mails use: browsers treat 127.0.0.1 and localhost as two sites with separate sign-ins. */
export function announcement(config: Config, port: number): string[] {
  const { host, publicUrl } = config;
  const listens = `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
  const here = isOnThisMachine(new URL(publicUrl).hostname);
  const lines = [`Open Hand listens at ${here ? publicUrl : `${listens}, for visitors of ${publicUrl}`}`];
  if (config.mode === "demo") {
    lines.push(
      "",
      "Demonstration mode: sample content, no real money, no real mail.",
      ...(isOnThisMachine(host) ? [] : ["  Whoever reaches this machine can sign in as its administrator."]),
      `  Payments  ${config.paymentProviders.join(", ") || "none"}${config.paymentProviders.includes("sandbox") ? " (moves no money)" : ""}`,
      `  Mail      ${config.mail ? "sent through SMTP_URL" : "kept here, readable at /demo/mailbox"}`,
      `  Database  ${config.databaseUrl ? "DATABASE_URL" : `embedded PostgreSQL under ${config.dataDir}`}`,
      "  Accounts",
      ...demoAccounts.map(([email, role]) => `    ${email.padEnd(20)} ${role}`),
    );
  }
  return lines;
}

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
