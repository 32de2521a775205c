import type { Cost } from "./past/ask-program.ts";
import { onPast } from "./past/on-past.ts";
import { record } from "./figure.ts";
import { say } from "../say.ts";

/**
 * `npm run bench:past`: what a gift, the home page, the dashboard, the lists of the back office and a night's sealing cost in processor time of program
 * and database, with a thousand gifts of earlier years and with five million of them, and the ratio of the two. BENCH_PAST asks
 * for another number.
 */
const few = 1000;
const many = Number(process.env["BENCH_PAST"] ?? 5_000_000);
/** What a busy machine may add to the same work. */
const mostRatio = 1.5;

const small = await onPast(few, say, ({ measure }) => measure());
const large = await onPast(many, say, ({ measure }) => measure());

say(
  `processor time in ms (program + database) after ${count(few)} and after ${count(many)} gifts of earlier years`,
);
for (const [what, cost] of large) {
  const before = small.get(what);
  if (!before) throw new Error(`${what} was measured once`);
  const ratio = sum(cost) / sum(before);
  record({
    what: `${what}, after ${count(many)} gifts`,
    value: sum(cost),
    unit: "ms",
    limit: { what: `after ${count(few)}`, value: sum(before) },
    goal: { atMost: mostRatio },
    goalOf: "ratio",
  });
  say(
    `${what.padEnd(40)} ${told(before)} ${told(cost)}  ratio ${ratio.toFixed(2)}${ratio > mostRatio ? "  GROWS" : ""}`,
  );
  if (ratio > mostRatio) process.exitCode = 1;
}

function sum({ program, database }: Cost): number {
  return program + database;
}

function told({ program, database }: Cost): string {
  return `${program.toFixed(2).padStart(9)} + ${database.toFixed(2).padStart(8)}`;
}

function count(gifts: number): string {
  return gifts.toLocaleString("en");
}
