import { attack, type Outcome, type Spent } from "./attack.ts";
import type { Tally } from "./farm.ts";
import { paces } from "./pace.ts";
import { mollieWorld, sandboxWorld, stripeWorld } from "./worlds.ts";
import { say } from "../say.ts";

/**
 * `npm run bot-farm`: stolen cards are tried at each provider's fake, against the real program, while donors give and staff work.
 * `--attempts=100000 --provider=stripe --pace=fast` ask for others.
 */
const asked = Object.fromEntries(process.argv.slice(2).map((arg) => arg.replace(/^--/, "").split("=")));
const attempts = Number(asked["attempts"] ?? 100_000);
const worlds = { stripe: stripeWorld, mollie: mollieWorld, sandbox: sandboxWorld };
const mostReached = 100;
const leastAtOnce = 0.99;
const mostStaffMs = 1000;

const rows: string[][] = [
  [
    "provider",
    "pace",
    "attempts",
    "a second",
    "program's CPU an attempt",
    "database's",
    "reached a card network",
    "donors",
    "at once",
    "by another way",
    "back office p99",
  ],
];
let held = true;
for (const [name, makeWorld] of Object.entries(worlds))
  for (const [pace, paceFor] of Object.entries(paces)) {
    if ((asked["provider"] ?? name) !== name || (asked["pace"] ?? pace) !== pace) continue;
    const world = await makeWorld();
    try {
      note(name, pace, await attack(world, paceFor(attempts), attempts, soFar(name, pace)));
    } finally {
      await world.stop();
    }
  }
for (const row of rows) say(row.map((cell, i) => cell.padEnd(widthOf(i))).join("  "));
say(
  held
    ? `held: under ${mostReached} reached a card network, 99% of donors gave at the first try, staff waited less than a second`
    : "✗ not held",
);
process.exitCode = held ? 0 : 1;

/** With what each of this tenth cost, so that it is seen if the next costs more than the last. */
function soFar(provider: string, pace: string) {
  let [before, triedBefore]: [Spent, number] = [{ program: 0, database: 0, farm: 0 }, 0];
  return ({ attempts: tried, reached, givers, atOnce }: Tally, spent: Spent): void => {
    const each = (who: keyof Spent) => ((spent[who] - before[who]) / (tried - triedBefore)).toFixed(1);
    process.stderr.write(
      `${provider}, ${pace}: ${tried} tried, ${reached} reached; ${atOnce} of ${givers} gave; ` +
        `an attempt cost the program ${each("program")}, the database ${each("database")}, the farm ${each("farm")} ms\n`,
    );
    [before, triedBefore] = [spent, tried];
  };
}

function note(provider: string, pace: string, { tally, seconds, spent, staffP99Ms }: Outcome): void {
  const share = tally.atOnce / Math.max(1, tally.givers);
  held &&= tally.reached < mostReached && share >= leastAtOnce && staffP99Ms < mostStaffMs;
  rows.push([
    provider,
    pace === "slow" ? "slow, a week" : pace,
    String(tally.attempts),
    (tally.attempts / seconds).toFixed(0),
    `${(spent.program / tally.attempts).toFixed(1)} ms`,
    `${(spent.database / tally.attempts).toFixed(1)} ms`,
    String(tally.reached),
    String(tally.givers),
    `${(share * 100).toFixed(1)}%`,
    String(tally.byAnotherWay),
    `${staffP99Ms.toFixed(0)} ms`,
  ]);
}

function widthOf(column: number): number {
  return Math.max(...rows.map((row) => row[column]?.length ?? 0));
}
