import { execFile, spawn, type ChildProcess } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { makeKeyPair } from "#adapters/backup/age.ts";
import { isRoot, nobody } from "#adapters/postgres/embedded/account.ts";
import { openPool } from "#adapters/postgres/base/client.ts";
import { migrateToLatest } from "#adapters/postgres/base/migrate.ts";
import { reachDatabase } from "#adapters/postgres/base/reach-database.ts";
import { memoryFolder } from "#testing/memory-folder.ts";
import { onlyWhere } from "#testing/only-where.ts";
import { freePort } from "#testing/program.ts";

const binaries = "/usr/lib/postgresql/15/bin";
const isThere = existsSync(join(binaries, "pg_basebackup"));
const timeoutMs = 60_000;
const run = promisify(execFile);

const account = isRoot() ? nobody() : null;
const as = account ? { uid: account.uid, gid: account.gid } : {};
const root = mkdtempSync(join(memoryFolder(), "open-hand-log-"));
chmodSync(root, 0o755);
const servers: ChildProcess[] = [];
afterAll(async () => {
  await Promise.all(servers.map(lose));
  rmSync(root, { recursive: true, force: true });
});

const ours = (path: string): string => {
  if (account) chownSync(path, account.uid, account.gid);
  return path;
};
const place = (name: string): string => {
  mkdirSync(join(root, name), { mode: 0o700 });
  return ours(join(root, name));
};
const { publicKey, privateKey } = await makeKeyPair();
const key = join(root, "private.key");
const backups = place("backups");
const env = {
  PATH: `${binaries}:${process.env["PATH"]}`,
  BACKUP_TO: backups,
  BACKUP_PUBLIC_KEY: publicKey,
  BACKUP_SIGNING_KEY: "0123456789abcdef0123456789abcdef",
  DATA_DIR: root,
};
const command = async (file: string, args: readonly string[], changes = {}): Promise<string> =>
  (await run(process.execPath, [`server/start/${file}.ts`, ...args], { env: { ...env, ...changes }, ...as }))
    .stdout;

async function serve(data: string, settings: readonly string[] = []): Promise<string> {
  const port = await freePort();
  const given = [`port=${port}`, "unix_socket_directories=", "fsync=off", ...settings];
  const child = spawn(
    join(binaries, "postgres"),
    ["-D", data, "-h", "127.0.0.1", ...given.flatMap((setting) => ["-c", setting])],
    { cwd: root, stdio: "ignore", env, ...as },
  );
  servers.push(child);
  const address = `postgresql://open_hand@127.0.0.1:${port}/postgres`;
  await reachDatabase(address, { withinMs: timeoutMs });
  return address;
}

/** As when its machine is gone. */
const lose = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => {
        child.once("exit", () => resolve());
        child.kill("SIGQUIT");
      });

test(
  "a lost server comes back as it was at a moment between two backups, and stands still",
  onlyWhere(isThere, "Debian's postgresql-15", async () => {
    writeFileSync(key, `${privateKey}\n`, { mode: 0o600 });
    ours(key);
    const data = place("lost");
    await run(
      join(binaries, "initdb"),
      ["-D", data, "-U", "open_hand", "--auth=trust", "--no-sync", "-E", "UTF8"],
      {
        cwd: root,
        ...as,
      },
    );
    const archive = `${process.execPath} ${process.cwd()}/server/start/archive-wal.ts "$PWD/%p" %f`;
    const lost = await serve(data, ["archive_mode=on", `archive_command=${archive}`]);
    const pool = openPool(lost);
    await migrateToLatest(pool);
    expect(await command("archive-wal", ["--base", lost])).toMatch(
      /^base-\S+Z is stored, encrypted\. With the WAL from 0{7}1/,
    );

    await pool.query("create table told (words text)");
    await pool.query("insert into told values ('before')");
    const { rows } = await pool.query<{ at: Date }>("select clock_timestamp() as at");
    const moment = new Date((rows[0]?.at.getTime() ?? 0) + 1);
    await expect
      .poll(async () => (await pool.query("select clock_timestamp() > $1 as past", [moment])).rows)
      .toEqual([{ past: true }]);
    await pool.query("insert into told values ('after')");
    const { rows: last } = await pool.query<{ name: string }>(
      "select pg_walfile_name(pg_switch_wal()) as name",
    );
    await expect
      .poll(() => readdirSync(join(backups, "log")), { timeout: timeoutMs })
      .toContain(`${last[0]?.name}.zst.age.sig`);
    await pool.end();
    await Promise.all(servers.map(lose));
    const kept = readFileSync(join(backups, "log", `${last[0]?.name}.zst.age`));
    expect(kept.subarray(0, 21).toString()).toBe("age-encryption.org/v1");

    const until = moment.toISOString();
    await expect(
      command("restore", ["--until", until, "--into", place("forged"), "--key", key], {
        BACKUP_SIGNING_KEY: "fedcba9876543210fedcba9876543210",
      }),
    ).rejects.toThrow("not by your key");
    const found = place("found");
    expect(await command("restore", ["--until", until, "--into", found, "--key", key])).toContain(
      "--stand-still",
    );
    const back = await serve(found);
    const copy = openPool(back);
    const isDone = async () => (await copy.query("select pg_is_in_recovery() as recovers")).rows;
    await expect.poll(isDone, { timeout: timeoutMs }).toEqual([{ recovers: false }]);
    expect((await copy.query("select words from told")).rows).toEqual([{ words: "before" }]);

    expect(await command("restore", ["--stand-still", until], { DATABASE_URL: back })).toContain("is paused");
    const { rows: still } = await copy.query(
      "select backup_taken_at as at, ended_at as ended from standstills",
    );
    expect(still).toEqual([{ at: moment, ended: null }]);
    await copy.end();

    // After the loss of a disk: as far as the archived log goes.
    const latest = place("latest");
    expect(await command("restore", ["--until", "latest", "--into", latest, "--key", key])).toContain(
      "--stand-still latest",
    );
    const asLateAsPossible = await serve(latest);
    const all = openPool(asLateAsPossible);
    await expect
      .poll(async () => (await all.query("select pg_is_in_recovery() as recovers")).rows, {
        timeout: timeoutMs,
      })
      .toEqual([{ recovers: false }]);
    expect((await all.query("select words from told")).rows).toEqual([
      { words: "before" },
      { words: "after" },
    ]);
    expect(
      await command("restore", ["--stand-still", "latest"], { DATABASE_URL: asLateAsPossible }),
    ).toContain("is paused");
    const { rows: paused } = await all.query("select backup_taken_at > $1 as later from standstills", [
      moment,
    ]);
    expect(paused).toEqual([{ later: true }]);
    await all.end();
  }),
  3 * timeoutMs,
);
