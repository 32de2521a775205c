import { chmodSync, mkdtempSync, readdirSync, rmSync, watch } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openPool } from "#adapters/postgres/base/client.ts";
import { openEmbedded } from "#adapters/postgres/embedded/open-embedded.ts";
import { sharedFolderOf } from "#adapters/postgres/embedded/site.ts";
import { prepareRoles } from "#adapters/postgres/roles/ways-in.ts";
import { seedNewDatabase } from "#adapters/postgres/seed/seed.ts";
import { wholeBackups } from "#domain/backup/backup-name.ts";
import { memoryFolder } from "#testing/memory-folder.ts";
import { startProgram, type Program } from "#testing/program.ts";
import { today } from "../timing/clock.ts";

const folder = mkdtempSync(join(memoryFolder(), "open-hand-drilled-"));
// Where root runs the tests, the database server does not run as root and must be able to enter.
chmodSync(folder, 0o755);
const backups = mkdtempSync(join(memoryFolder(), "open-hand-drilled-backups-"));
const server = await openEmbedded(folder, { durable: false });
afterAll(async () => {
  await server.stop();
  for (const place of [folder, backups, sharedFolderOf(folder)])
    rmSync(place, { recursive: true, force: true });
});

const command = (...args: string[]): Program =>
  startProgram({
    command: [process.execPath, ...args],
    env: { DATA_DIR: folder, DATABASE_URL: server.connectionString, BACKUP_TO: backups },
  });

async function outputOf(program: Program): Promise<string> {
  const code = await program.exit;
  await program.silence;
  if (code !== 0) throw new Error(program.output());
  return program.output();
}

const takeBackup = async (): Promise<string> => outputOf(command("server/start/backup.ts"));
const drill = async (): Promise<string> => outputOf(command("server/start/restore.ts", "--drill"));
const newest = (): string => wholeBackups(readdirSync(backups))[0] ?? "";

/** As when the machine's power goes: it has begun to write, and does not get to its end. */
async function killedBackup(): Promise<void> {
  const begun = Promise.withResolvers<void>();
  const watcher = watch(backups, (_, file) => file?.endsWith(".partial") && begun.resolve());
  const program = command("server/start/backup.ts");
  await Promise.race([begun.promise, program.exit]);
  program.child.kill("SIGKILL");
  if ((await program.exit) !== null) throw new Error(program.output());
  watcher.close();
}

test("a drill holds, and after a backup that was killed in the middle it holds with the last good one", async () => {
  const { connectionString } = await prepareRoles({ owner: server.connectionString, program: null });
  const pool = openPool(connectionString);
  await seedNewDatabase(pool, { demo: true, today: today(), report: () => {} });
  await pool.end();

  const said = await takeBackup();
  expect(said).toMatch(/^Database \w+ at .+, demo\n/);
  expect(said).toContain("encrypted and signed.");
  const good = newest();
  await killedBackup();
  const left = readdirSync(backups).filter((file) => !file.includes(good));
  expect(left, "half a backup lies there").toHaveLength(1);
  expect(newest(), "and is not taken for one").toBe(good);

  const held = await drill();
  expect(held).toContain(`${good}: every table`);
  expect(held).not.toContain("✗");
  expect(held).toContain("The drill held");
  expect(held).not.toContain("could not be noted");

  await takeBackup();
  expect(newest() > good, "the next one is whole").toBe(true);
  expect(readdirSync(backups), "two archives with their manifests").toHaveLength(4);
});
