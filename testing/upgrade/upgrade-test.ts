import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openPool } from "#adapters/postgres/base/client.ts";
import { programVersion } from "#server/environment/program-version.ts";
import { faultsOfBooks, lostGifts } from "../load/books-hold.ts";
import { startGiving } from "../load/gifts.ts";
import { ownServer } from "../own-server.ts";
import { freePort, startProgram, stopProgram, untilListening, type Program } from "../program.ts";
import { lastRelease, unpackRelease } from "./last-release.ts";
import { say } from "../say.ts";

/**
 * `npm run upgrade-test`: the last release serves, the version at hand migrates and serves beside it, the old instances are
 * drained, and at the end the old one starts again on the new tables. Gifts are given all the while, and none may fail.
 */
const donors = 6;
const giftsInEachState = 60;
const lookMs = 100;

const folder = mkdtempSync(join(tmpdir(), "open-hand-upgrade-"));
chmodSync(folder, 0o755);
const before = lastRelease();
const old = join(folder, "release");
say(
  `the last release: ${before.version}, ${before.commit.slice(0, 10)}; the version at hand: ${programVersion}`,
);
unpackRelease(before, old);

const server = await ownServer();
const owner = openPool(server.connectionString, { max: 2 });
const doors: number[] = [];
const running = new Set<Program>();
const env = { DATABASE_URL: server.connectionString, TRUST_PROXY: "1", SESSION_SECRET: "upgrade".repeat(6) };

async function start(cwd?: string): Promise<Program> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(folder, "data-"));
  const program = startProgram({
    env: { ...env, DATA_DIR: dataDir, PORT: String(port) },
    ...(cwd ? { cwd, command: [process.execPath, "server/main.ts"] } : {}),
  });
  running.add(program);
  await untilListening(program);
  doors.push(port);
  return program;
}

/** As a proxy lets go of an instance: it sends nothing more there. The last release needs what is under way to be over before it stops; this version does not. */
async function drain(program: Program, until: (port: number) => boolean = () => true): Promise<void> {
  const port = Number(new URL(program.url).port);
  doors.splice(doors.indexOf(port), 1);
  while (!until(port)) await pause(lookMs);
  const code = await stopProgram(program);
  running.delete(program);
  if (code !== 0) throw new Error(`An instance left with ${code}:\n${program.output()}`);
}

const readiness = async (program: Program): Promise<string> => {
  const answer = await fetch(`${program.url}/readyz`);
  return `${answer.status} ${await answer.text()}`;
};

try {
  const olds = [await start(old), await start(old)];
  const known = await migrationsMade();
  const giving = startGiving(() => doors, donors);
  const some = async (state: string): Promise<void> => {
    const from = giving.taken.length;
    while (giving.taken.length < from + giftsInEachState) await pause(lookMs);
    say(`${state}: ${giving.taken.length - from} gifts, ${giving.failures.length} failed so far`);
  };
  await some("two instances of the last release");

  const next = await start();
  const added = (await migrationsMade()).filter((name) => !known.includes(name));
  say(`migrated while both served: ${added.join(", ") || "nothing to migrate"}`);
  for (const program of olds) say(`an old instance says: ${await readiness(program)}`);
  await some("both versions side by side");
  for (const program of olds) await drain(program, (port) => giving.underWay(port) === 0);
  await some("the version at hand alone");
  const back = await start(old);
  say(`the last release started again on the new tables: ${await readiness(back)}`);
  await drain(next);
  await some("the last release alone, on the new tables");
  await giving.stop();

  const lost = await lostGifts(owner, giving.taken);
  const faults = await faultsOfBooks(owner);
  for (const { why } of giving.failures.slice(0, 10)) say(`✗ ${why}`);
  for (const fault of [...lost.map((id) => `lost: ${id}`), ...faults].slice(0, 20)) say(`✗ ${fault}`);
  say(
    `${giving.taken.length} gifts taken, ${giving.failures.length} failed, ${lost.length} lost, ${faults.length} faults in the books`,
  );
  process.exitCode = giving.failures.length + lost.length + faults.length === 0 ? 0 : 1;
} finally {
  await Promise.all([...running].map(stopProgram));
  await owner.end();
  await server.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

async function migrationsMade(): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>("select name from kysely_migration order by name");
  return rows.map(({ name }) => name);
}
