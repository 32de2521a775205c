import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { openPool } from "#adapters/postgres/base/client.ts";
import { openEmbedded } from "#adapters/postgres/embedded/open-embedded.ts";
import { sharedFolderOf } from "#adapters/postgres/embedded/site.ts";
import { postmasterPid } from "#adapters/postgres/embedded/postmaster.ts";
import { processorMs, serverMs } from "../bench/processor-time.ts";
import { freePort, startProgram, stopProgram, untilListening } from "../program.ts";
import { movedClock } from "../moved-clock.ts";
import { randomFrom } from "../random.ts";
import { backOffice } from "./back-office.ts";
import { callerOf } from "./caller.ts";
import { botAttempt, donorGives, type Tally } from "./farm.ts";
import { letHoursPass, timeDeclinesHere } from "./let-hours-pass.ts";
import type { Pace } from "./pace.ts";
import type { World } from "./worlds.ts";

/** Milliseconds of processor time. */
export type Spent = Readonly<{ program: number; database: number; farm: number }>;
export type Outcome = Readonly<{ tally: Tally; seconds: number; spent: Spent; staffP99Ms: number }>;

const donors = 24;
const donorRestMs = 100;
const hourMs = 60 * 60_000;

/** One farm against the program as it is run, with a database of its own, while donors give and staff work. */
export async function attack(
  world: World,
  pace: Pace,
  attempts: number,
  onTenth: (tally: Tally, spent: Spent) => void,
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), "open-hand-bots-"));
  // Where root runs this, the database's account must be able to enter.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const program = startProgram({
    command: [process.execPath, "--import", "./testing/start-moved-clock.ts", "server/main.ts"],
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
    movedClock.begin();
    if (pace.hours > 0) await timeDeclinesHere(owner);
    const call = callerOf(port);
    const tally: Tally = { attempts: 0, reached: 0, givers: 0, atOnce: 0, byAnotherWay: 0 };
    const ground = { world, call, random: randomFrom(16), tally, waits: pace };
    const ended = new AbortController();
    const staff = await backOffice(call, ended.signal);
    const others = Array.from({ length: donors }, async () => {
      while (!ended.signal.aborted) {
        await donorGives(ground);
        await pause(donorRestMs);
      }
    });
    const hours = pace.hours > 0 ? passingHours(owner, ended.signal) : null;
    const spentSoFar = spending(program.child.pid, postmasterPid(join(server.directory, "cluster")) ?? 0);
    const began = performance.now();
    const bot = async () => {
      while (tally.attempts < attempts) {
        const isTenth = (tally.attempts + 1) % Math.ceil(attempts / 10) === 0;
        await botAttempt(ground);
        if (isTenth) onTenth(tally, spentSoFar());
      }
    };
    await Promise.all(Array.from({ length: pace.bots }, bot));
    const seconds = (performance.now() - began) / 1000;
    const spent = spentSoFar();
    ended.abort();
    movedClock.end();
    await Promise.all([...others, hours]);
    const staffP99Ms = await staff.p99Ms();
    await owner.end();
    await server.stop();
    return { tally, seconds, spent, staffP99Ms };
  } finally {
    await stopProgram(program);
    for (const place of [folder, sharedFolderOf(folder)])
      rmSync(place, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** What each has computed from now on. */
function spending(pid: number | undefined, postmaster: number): () => Spent {
  const now = () => ({
    program: processorMs(pid),
    database: serverMs(postmaster),
    farm: processorMs(process.pid),
  });
  const before = now();
  return () => {
    const { program, database, farm } = now();
    return {
      program: program - before.program,
      database: database - before.database,
      farm: farm - before.farm,
    };
  };
}

/** The database's clock cannot be moved, so what it holds is, hour by hour. */
async function passingHours(owner: pg.Pool, over: AbortSignal): Promise<void> {
  for (let hour = 1; !over.aborted; hour++) {
    await movedClock.until(hour * hourMs);
    if (!over.aborted) await letHoursPass(owner, 1);
  }
}
