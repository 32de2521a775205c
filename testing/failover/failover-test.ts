import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openPool } from "#adapters/postgres/base/client.ts";
import { faultsOfBooks, lostGifts } from "../load/books-hold.ts";
import { startGiving, type Taken } from "../load/gifts.ts";
import { onServer } from "../on-server.ts";
import { freePort, startProgram, stopProgram, untilListening, type Program } from "../program.ts";
import { missingPackages, startCluster, until } from "./cluster.ts";
import { password } from "./configuration.ts";
import { say } from "../say.ts";

/**
 * `npm run failover-test`: three nodes of PostgreSQL under Patroni, two instances of the program, gifts without a break; the
 * primary is killed with everything around it. Prints how long nobody could give, and how many gifts that were taken are lost.
 */
const donors = 6;
const giftsBefore = 100;
const giftsAfter = 200;
const lookMs = 100;
const stopWithinMs = 20_000;

const missing = missingPackages();
if (missing.length > 0) {
  say(
    `Not run: these are not installed: ${missing.join(", ")} (apt-get install patroni etcd-server haproxy postgresql-15 python3-etcd).`,
  );
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), "open-hand-failover-"));
chmodSync(folder, 0o755);
const cluster = await startCluster(folder);
const running: Program[] = [];
try {
  const address = (user: string, database: string): string =>
    `postgresql://${user}:${password}@127.0.0.1:${cluster.port}/${database}`;
  await onServer(address("postgres", "postgres"), async (client) => {
    await client.query(`create role open_hand login createrole password '${password}'`);
    await client.query("create database open_hand owner open_hand");
  });
  const env = {
    DATABASE_URL: address("open_hand", "open_hand"),
    TRUST_PROXY: "1",
    SESSION_SECRET: "failover".repeat(5),
    DATA_DIR: folder,
  };
  const doors: number[] = [];
  for (let instance = 0; instance < 2; instance++) {
    const port = await freePort();
    const program = startProgram({ env: { ...env, PORT: String(port) } });
    running.push(program);
    await untilListening(program);
    doors.push(port);
  }
  const first = await cluster.primary();
  say(
    `three nodes of PostgreSQL 15 under Patroni, synchronous; the primary is ${first}; two instances of the program`,
  );

  const giving = startGiving(() => doors, donors);
  await until(async () => giving.taken.length >= giftsBefore, "Nobody could give");
  const killedAt = performance.now();
  cluster.killNode(first);
  say(
    `${giving.taken.length} gifts were taken, ${giving.failures.length} failed; then ${first} was killed with -9`,
  );

  const since = (): Taken[] => giving.taken.filter(({ at }) => at > killedAt);
  await until(
    async () => new Set(since().map(({ port }) => port)).size === 2,
    "The program did not go on by itself",
  );
  await until(async () => since().length >= giftsAfter, "The program did not go on by itself");
  await giving.stop();
  // A gift that was answered just after the kill had been stored before it: the longest silence is what donors met.
  const times = [
    killedAt,
    ...since()
      .map(({ at }) => at)
      .sort((a, b) => a - b),
  ];
  const outage = Math.max(...times.slice(1).map((at, place) => at - (times[place] ?? at))) / 1000;
  say(
    `the primary is now ${await cluster.primary()}; both instances took gifts again without being started again`,
  );

  cluster.startNode(first);
  await until(async () => (await cluster.streaming()) === 2, `${first} did not come back as a replica`);
  say(`${first} came back as a replica by itself`);
  const owner = openPool(env.DATABASE_URL, { max: 2 });
  const lost = await lostGifts(owner, giving.taken);
  const faults = await faultsOfBooks(owner);
  await owner.end();
  for (const fault of [...lost.map((id) => `lost: ${id}`), ...faults].slice(0, 20)) say(`✗ ${fault}`);
  say(`outage: ${outage.toFixed(1)} s; ${giving.failures.length} tries failed in it`);
  say(`gifts taken: ${giving.taken.length}; lost: ${lost.length}; faults in the books: ${faults.length}`);
  process.exitCode = lost.length + faults.length === 0 ? 0 : 1;
} catch (error) {
  for (const program of running) say(program.output().slice(-1_000));
  for (const line of cluster.lastWords()) say(line);
  throw error;
} finally {
  // Without a database they may wait for longer than anybody wants to.
  for (const { child } of running) setTimeout(() => child.kill("SIGKILL"), stopWithinMs).unref();
  await Promise.all(running.map(stopProgram));
  await cluster.stop();
  await pause(lookMs);
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}
