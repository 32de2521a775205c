import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openPool } from "#adapters/postgres/base/client.ts";
import { openEmbedded } from "#adapters/postgres/embedded/open-embedded.ts";
import { sharedFolderOf } from "#adapters/postgres/embedded/site.ts";
import { freePort, startProgram, stopProgram, untilListening } from "../program.ts";
import { randomFrom } from "../random.ts";
import { backOffice } from "./back-office.ts";
import { callerOf } from "./caller.ts";
import { botAttempt, donorGives, type Tally } from "./farm.ts";
import { letHoursPass } from "./let-hours-pass.ts";
import { mollieWorld, sandboxWorld, stripeWorld, type World } from "./worlds.ts";

/**
 * `npm run bot-farm`: stolen cards are tried at each provider's fake, against the real program, while donors give and staff work.
 * `--attempts=100000 --provider=stripe --pace=fast` ask for others.
 */
const asked = Object.fromEntries(process.argv.slice(2).map((arg) => arg.replace(/^--/, "").split("=")));
const attempts = Number(asked["attempts"] ?? 100_000);
const worlds = { stripe: stripeWorld, mollie: mollieWorld, sandbox: sandboxWorld };
const paces = { fast: { bots: 32, hours: 0 }, slow: { bots: 4, hours: 7 * 24 } };
const mostReached = 100;
const leastAtOnce = 0.99;
const mostStaffMs = 1000;
const donors = 2;
const donorRestMs = 100;
/** Longer than an instance goes on with what it knows of pauses. */
const knownMs = 2_100;

const rows: string[][] = [
  [
    "provider",
    "pace",
    "attempts",
    "a second",
    "reached a card network",
    "donors",
    "at once",
    "by another way",
    "back office p99",
  ],
];
let held = true;
for (const [name, makeWorld] of Object.entries(worlds))
  for (const [pace, { bots, hours }] of Object.entries(paces)) {
    if ((asked["provider"] ?? name) !== name || (asked["pace"] ?? pace) !== pace) continue;
    const world = await makeWorld();
    try {
      await run(world, pace, bots, hours);
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

async function run(world: World, pace: string, bots: number, hours: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "open-hand-bots-"));
  // Where root runs this, the database's account must be able to enter.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const program = startProgram({
    env: {
      DATA_DIR: folder,
      PORT: String(port),
      TRUST_PROXY: "1",
      SESSION_SECRET: "farm".repeat(8),
      ...world.env,
    },
  });
  try {
    await untilListening(program);
    const server = await openEmbedded(folder);
    const owner = openPool(server.connectionString);
    const call = callerOf(port);
    const tally: Tally = { attempts: 0, reached: 0, givers: 0, atOnce: 0, byAnotherWay: 0 };
    const ground = { world, call, random: randomFrom(16), tally };
    const ended = new AbortController();
    const staff = await backOffice(call, ended.signal);
    const giving = Array.from({ length: donors }, async () => {
      while (!ended.signal.aborted) {
        await donorGives(ground);
        await pause(donorRestMs);
      }
    });
    const started = performance.now();
    const steps = Math.max(1, hours);
    for (let step = 1; step <= steps; step++) {
      const until = Math.round((attempts * step) / steps);
      const bot = async () => {
        while (tally.attempts < until) await botAttempt(ground);
      };
      await Promise.all(Array.from({ length: bots }, bot));
      if (hours === 0) continue;
      await letHoursPass(owner, 1);
      await pause(knownMs);
    }
    const seconds = (performance.now() - started) / 1000;
    ended.abort();
    await Promise.all(giving);
    const p99 = await staff.p99Ms();
    const share = tally.atOnce / Math.max(1, tally.givers);
    held &&= tally.reached < mostReached && share >= leastAtOnce && p99 < mostStaffMs;
    rows.push([
      world.name,
      pace === "slow" ? "slow, a week" : pace,
      String(tally.attempts),
      (tally.attempts / seconds).toFixed(0),
      String(tally.reached),
      String(tally.givers),
      `${(share * 100).toFixed(1)}%`,
      String(tally.byAnotherWay),
      `${p99.toFixed(0)} ms`,
    ]);
    await owner.end();
    await server.stop();
  } finally {
    await stopProgram(program);
    for (const place of [folder, sharedFolderOf(folder)])
      rmSync(place, { recursive: true, force: true, maxRetries: 5 });
  }
}

function widthOf(column: number): number {
  return Math.max(...rows.map((row) => row[column]?.length ?? 0));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
