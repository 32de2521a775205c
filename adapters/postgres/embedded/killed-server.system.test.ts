import { spawn } from "node:child_process";
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { openPool } from "#adapters/postgres/base/client.ts";
import { postmasterOf, startProgram, trialFolder, trialOptions } from "#testing/embedded-trial.ts";
import { onServer } from "#testing/on-server.ts";
import { killHard, killTree } from "#testing/process-tree.ts";
import { onlyWhere } from "#testing/only-where.ts";
import { openEmbedded } from "./open-embedded.ts";

function runningPostmaster(folder: string): number {
  const pid = postmasterOf(path.join(folder, "postgres"));
  if (pid === undefined) throw new Error("No server runs here");
  return pid;
}

test("after a kill of the server alone, the next start waits for a backend that is still at work", async () => {
  const folder = trialFolder();
  const program = startProgram(folder);
  const { connectionString } = await program.opened;

  const busy = new Client({ connectionString });
  busy.on("error", () => {});
  await busy.connect();
  // A CPU-bound query: this backend continues for a while after its server is dead.
  const work = busy.query("select count(*) from generate_series(1, 8000000)").catch(() => undefined);
  await onServer(connectionString, async (client) => {
    const atWork = `select 1 from pg_stat_activity where query like '%generate_series%' and pid <> pg_backend_pid() and state = 'active'`;
    while ((await client.query(atWork)).rowCount === 0) await nextTurn();
  });
  await program.kill();
  killHard(runningPostmaster(folder));

  const next = await openEmbedded(folder, trialOptions);
  expect(next).toMatchObject({ adopted: false, initialised: false });
  expect(readFileSync(path.join(next.directory, "server.log"), "utf8")).toContain(
    "pre-existing shared memory block",
  );
  await work;
  await next.stop();
});

test("six programs that start at once after a crash come up on one server", async () => {
  const folder = trialFolder();
  const first = startProgram(folder);
  await first.opened;
  await first.kill();
  killTree(runningPostmaster(folder));

  const programs = Array.from({ length: 6 }, () => startProgram(folder));
  const opened = await Promise.all(programs.map((program) => program.opened));
  expect(opened.map((each) => each.refusal)).toEqual(Array.from({ length: 6 }));
  expect(opened.filter((each) => each.initialised)).toHaveLength(0);
  expect(opened.filter((each) => !each.adopted)).toHaveLength(1);
  await Promise.all(programs.map((program) => program.stop()));
});

test("a server killed under a running program comes back, and its connections with it", async () => {
  const folder = trialFolder();
  const back = Promise.withResolvers<void>();
  const report = (line: string) => line === "The database server is back." && back.resolve();
  const { connectionString, stop } = await openEmbedded(folder, { ...trialOptions, report });
  const pool = openPool(connectionString);
  await pool.query("create table kept as select 1 as n");

  killHard(runningPostmaster(folder));
  await back.promise;
  expect((await pool.query("select n from kept")).rows).toEqual([{ n: 1 }]);
  await pool.end();
  await stop();
});

test("a start that was killed while it made the database leaves nothing in the way", async () => {
  const folder = trialFolder();
  const directory = path.join(folder, "postgres");
  const program = startProgram(folder);
  const unfinished = () =>
    (existsSync(directory) ? readdirSync(directory) : []).filter((name) => name.includes(".new-"));
  while (!unfinished().some((name) => existsSync(path.join(directory, name, "PG_VERSION")))) await nextTurn();
  if (program.child.pid) killTree(program.child.pid);
  await expect(program.opened).rejects.toThrow("without a word");
  expect(unfinished()).toHaveLength(1);

  const next = await openEmbedded(folder, trialOptions);
  expect(next).toMatchObject({ adopted: false, initialised: true });
  expect(unfinished()).toEqual([]);
  await next.stop();
});

test(
  "a lock whose number now belongs to another program does not keep the database shut",
  onlyWhere(process.platform === "linux", "only Linux tells this of a process", async () => {
    const folder = trialFolder();
    const program = startProgram(folder);
    const { directory } = await program.opened;
    await program.kill();
    killTree(runningPostmaster(folder));

    const { uid, gid } = statSync(directory);
    const stranger = spawn("cat", { stdio: ["pipe", "ignore", "ignore"], uid, gid, cwd: "/" });
    onTestFinished(() => void stranger.kill());
    const locks = [
      path.join(directory, "cluster", "postmaster.pid"),
      path.join(directory, ".s.PGSQL.5432.lock"),
    ];
    for (const lock of locks)
      writeFileSync(lock, readFileSync(lock, "utf8").replace(/^\d+/, String(stranger.pid)));

    const next = await openEmbedded(folder, trialOptions);
    expect(next.adopted).toBe(false);
    expect(stranger.exitCode).toBeNull();
    await next.stop();
  }),
);
