import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import {
  removeAfterTest,
  postmasterOf,
  startProgram,
  trialFolder,
  trialOptions,
} from "#testing/embedded-trial.ts";
import { onServer } from "#testing/on-server.ts";
import { StartRefusal } from "../../start-refusal.ts";
import { openEmbedded } from "./open-embedded.ts";

const clusterOf = (folder: string): string => path.join(folder, "postgres", "cluster");

async function valueOf(connectionString: string, expression: string): Promise<unknown> {
  const { rows } = await onServer(connectionString, (client) =>
    client.query<{ value: unknown }>(`select ${expression} as value`),
  );
  return rows[0]?.value;
}

test("an empty data directory gets a database, and what is stored is there after a stop and a start", async () => {
  const folder = trialFolder();
  const first = await openEmbedded(folder, trialOptions);
  expect(first).toMatchObject({
    adopted: false,
    initialised: true,
    directory: path.join(folder, "postgres"),
  });
  await onServer(first.connectionString, (client) =>
    client.query("create table kept as select 'bread' as what"),
  );
  await first.stop();
  expect(postmasterOf(first.directory)).toBeUndefined();

  const second = await openEmbedded(folder, trialOptions);
  expect(second).toMatchObject({ adopted: false, initialised: false });
  expect(await valueOf(second.connectionString, "(select what from kept)")).toBe("bread");
  await second.stop();
});

test("the server has one role, one database, checksums, Unicode, and no port", async () => {
  const { connectionString, stop } = await openEmbedded(trialFolder(), trialOptions);
  const value = (expression: string) => valueOf(connectionString, expression);
  const ours = "from pg_roles where rolname !~ '^pg_'";
  expect(await value(`(select string_agg(rolname, ',') ${ours})`)).toBe("open_hand");
  expect(
    await value(
      "(select string_agg(datname, ',' order by datname) from pg_database where not datistemplate)",
    ),
  ).toBe("open_hand,postgres");
  expect(await value("current_setting('data_checksums')")).toBe("on");
  expect(await value("current_setting('server_encoding')")).toBe("UTF8");
  expect(await value("current_setting('listen_addresses')")).toBe("");
  expect(await value("lower('ZOË ÉMILE')")).toBe("zoë émile");
  expect(await value("(select string_agg(w, '' order by w) from unnest(array['é','z','Z','a','ب']) w)")).toBe(
    "Zazéب",
  );
  await stop();
});

test("the folder of the database is closed to other accounts", async () => {
  const folder = trialFolder();
  const { directory, stop } = await openEmbedded(folder, trialOptions);
  expect(statSync(directory).mode & 0o777).toBe(0o700);
  await stop();
});

test("a failed statement, with what a visitor filled in, is not written in the server's log", async () => {
  const { connectionString, directory, stop } = await openEmbedded(trialFolder(), trialOptions);
  await onServer(connectionString, async (client) => {
    await client.query(
      "create table guests (mail text unique); insert into guests values ('secret@example.org')",
    );
    await expect(client.query("insert into guests values ('secret@example.org')")).rejects.toThrow(
      "duplicate key",
    );
  });
  await stop();
  const log = readFileSync(path.join(directory, "server.log"), "utf8");
  expect(log).toContain("ready to accept connections");
  expect(log).not.toContain("secret@example.org");
});

test("a server that outlived its program is adopted", async () => {
  const folder = trialFolder();
  const program = startProgram(folder);
  expect(await program.opened).toMatchObject({ adopted: false, initialised: true });
  const pid = postmasterOf(path.join(folder, "postgres"));
  await program.kill();

  const next = await openEmbedded(folder, trialOptions);
  expect(next).toMatchObject({ adopted: true, initialised: false });
  expect(postmasterOf(next.directory)).toBe(pid);
  await next.stop();
  expect(postmasterOf(next.directory)).toBeUndefined();
});

test("six programs that start at once on an empty directory come up on one server", async () => {
  const folder = trialFolder();
  const programs = Array.from({ length: 6 }, () => startProgram(folder));
  const opened = await Promise.all(programs.map((program) => program.opened));

  expect(opened.map((each) => each.refusal)).toEqual(Array.from({ length: 6 }));
  expect(opened.filter((each) => each.initialised)).toHaveLength(1);
  expect(opened.filter((each) => !each.adopted)).toHaveLength(1);
  const starts = await Promise.all(
    opened.map((each) => valueOf(each.connectionString, "pg_postmaster_start_time()::text")),
  );
  expect(new Set(starts).size).toBe(1);

  await Promise.all(programs.map((program) => program.stop()));
  expect(postmasterOf(path.join(folder, "postgres"))).toBeUndefined();
});

test("a path too long for a socket, with a comma and a space, works all the same", async () => {
  const folder = path.join(trialFolder(), "a folder, with a name", "x".repeat(100));
  removeAfterTest(folder);
  const { connectionString, directory, stop } = await openEmbedded(folder, trialOptions);
  expect(await valueOf(connectionString, "1")).toBe(1);
  const socketFolder = new URL(connectionString).searchParams.get("host") ?? "";
  expect(socketFolder).toMatch(/^\/tmp\/open-hand-[0-9a-f]{16}$/);
  expect(statSync(socketFolder)).toMatchObject({ uid: statSync(directory).uid });
  expect(statSync(socketFolder).mode & 0o777).toBe(0o700);
  await stop();
  expect(existsSync(socketFolder)).toBe(false);
});

test("a comma and a space in a short path work too", async () => {
  const folder = path.join(trialFolder(), "data, of ours");
  removeAfterTest(folder);
  const { connectionString, stop } = await openEmbedded(folder, trialOptions);
  expect(new URL(connectionString).searchParams.get("host")).toBe(path.join(folder, "postgres"));
  await stop();
});

test("a data directory that cannot be made is refused in one sentence", async () => {
  const file = path.join(trialFolder(), "file");
  writeFileSync(file, "");
  const opening = openEmbedded(path.join(file, "data"), trialOptions);
  await expect(opening).rejects.toThrow(StartRefusal);
  await expect(opening).rejects.toThrow(
    `The data directory ${file}/data cannot be used (ENOTDIR): make it writable for this account or set DATA_DIR to another folder.`,
  );
});

test("a database of another PostgreSQL version is refused with what to do", async () => {
  const folder = trialFolder();
  const { stop } = await openEmbedded(folder, trialOptions);
  await stop();
  writeFileSync(path.join(clusterOf(folder), "PG_VERSION"), "14\n");
  const opening = openEmbedded(folder, trialOptions);
  await expect(opening).rejects.toThrow(StartRefusal);
  await expect(opening).rejects.toThrow(
    /was made by PostgreSQL 14, but this program brings PostgreSQL \d+: convert it/,
  );
});

test("a folder that holds something else is left alone", async () => {
  const folder = trialFolder();
  mkdirSync(clusterOf(folder), { recursive: true });
  writeFileSync(path.join(clusterOf(folder), "diary.txt"), "dear diary");
  await expect(openEmbedded(folder, trialOptions)).rejects.toThrow(/holds something that is not a database/);
  expect(readdirSync(clusterOf(folder))).toEqual(["diary.txt"]);
});

test("a server that cannot start says why, in one sentence", async () => {
  const folder = trialFolder();
  const { stop } = await openEmbedded(folder, trialOptions);
  await stop();
  writeFileSync(path.join(clusterOf(folder), "global", "pg_control"), "");
  const opening = openEmbedded(folder, trialOptions);
  await expect(opening).rejects.toThrow(StartRefusal);
  await expect(opening).rejects.toThrow(
    /^The database in \S+ does not start: .*pg_control.* \(more in \S+server\.log\)\.$/,
  );
});
