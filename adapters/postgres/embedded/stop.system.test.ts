import path from "node:path";
import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { openPool } from "#adapters/postgres/base/client.ts";
import { postmasterOf, startProgram, trialFolder, trialOptions } from "#testing/embedded-trial.ts";
import { openEmbedded } from "./open-embedded.ts";

test("stopping leaves the server to another program that uses it, and the last one to stop takes it down", async () => {
  const folder = trialFolder();
  const other = startProgram(folder);
  await other.opened;
  const said: string[] = [];
  const ours = await openEmbedded(folder, { ...trialOptions, report: (line) => said.push(line) });
  const pid = postmasterOf(ours.directory);

  await ours.stop();
  expect(postmasterOf(ours.directory)).toBe(pid);
  expect(said).toEqual(["The database server is left running for another program that uses it."]);

  await other.stop();
  expect(postmasterOf(ours.directory)).toBeUndefined();
});

test("stopping leaves the server to somebody who looks at the database with a tool", async () => {
  const ours = await openEmbedded(trialFolder(), trialOptions);
  const visitor = new Client({ connectionString: ours.connectionString });
  onTestFinished(() => visitor.end());
  visitor.on("error", () => {});
  await visitor.connect();

  await ours.stop();
  expect((await visitor.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});

test("a connection that is just finishing its work does not keep the server running", async () => {
  const ours = await openEmbedded(trialFolder(), trialOptions);
  const pool = openPool(ours.connectionString);
  const [client, other] = await Promise.all([pool.connect(), pool.connect()]);
  await other.query("select pg_advisory_lock(1)");
  const work = client.query("select pg_advisory_lock(1)").then(() => client.release());
  const stopping = ours.stop();
  // The work ends when the other releases the lock, after the stop began.
  await other.query("select pg_advisory_unlock(1)").then(() => other.release());
  await Promise.all([work, pool.end(), stopping]);
  expect(postmasterOf(ours.directory)).toBeUndefined();
});

test("two programs that stop at the same moment leave no server behind", async () => {
  const folder = trialFolder();
  const programs = [startProgram(folder), startProgram(folder)];
  await Promise.all(programs.map((program) => program.opened));
  await Promise.all(programs.map((program) => program.stop()));
  expect(postmasterOf(path.join(folder, "postgres"))).toBeUndefined();
});

test("a second stop has nothing left to do", async () => {
  const ours = await openEmbedded(trialFolder(), trialOptions);
  await ours.stop();
  await expect(ours.stop()).resolves.toBeUndefined();
});
