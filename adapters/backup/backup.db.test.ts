import { spawn } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  watch,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, inject, test } from "vitest";
import type pg from "pg";
import { archiveOf, wholeBackups } from "#domain/backup/backup-name.ts";
import { receiptsHaveNoGaps } from "#checks/gift-checks.ts";
import type { BackupFacts } from "#domain/backup/manifest.ts";
import { readSnapshot } from "#adapters/postgres/backup/read-snapshot.ts";
import { readFacts } from "#adapters/postgres/backup/read-facts.ts";
import { isUnused } from "#adapters/postgres/backup/empty-place.ts";
import { currentStandstill, endStandstill } from "#adapters/postgres/backup/standstills.ts";
import { resumeAfterRestore } from "#domain/backup/resume-after-restore.ts";
import { writeSnapshot } from "#adapters/postgres/backup/write-snapshot.ts";
import { testDatabase } from "#testing/database.ts";
import { inDatabase } from "#testing/on-server.ts";
import { emptyDatabase } from "#testing/empty-database.ts";
import { makeKeyPair } from "./age.ts";
import { folderPlace } from "./places/open-place.ts";
import { findBackup, openBackup } from "./read-backup.ts";
import { sealFile } from "./sealed-file.ts";
import { backupSigner, statementIn, type BackupSigner, type Trust } from "./signing.ts";
import { writeTar } from "./tar.ts";
import { removeOld, takeBackup } from "./take-backup.ts";
import { writeResumeMarker, receiptNumbersIssued } from "./resume-marker.ts";

const { pool, owner } = await testDatabase("demonstration");
const server = inject("databaseServer");
const root = mkdtempSync(join(tmpdir(), "open-hand-backup-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const { publicKey, privateKey } = await makeKeyPair();
const signer = backupSigner("ours");
const ours: Trust = { signers: [signer.publicKey], skip: false };
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(root, "place-"));
});

const take = (at = "2026-11-16T01:00:00Z", by: BackupSigner | null = signer) =>
  takeBackup({
    pool,
    place: folderPlace(folder),
    publicKeys: [publicKey],
    signer: by,
    program: "test",
    mode: "demo",
    clock: () => new Date(at),
  });

async function restoreTo(target: pg.Pool, key = privateKey, trust = ours): Promise<void> {
  const place = folderPlace(folder);
  const { backup, files } = await openBackup(place, await findBackup(place, null, trust), key, "demo");
  await writeSnapshot(target, files, backup);
}

const guards = async (db: pg.Pool) =>
  (
    await db.query(
      `select tgrelid::regclass::text as place, tgname as name, tgenabled::text as state from pg_trigger where not tgisinternal
       union all select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
         where connamespace = 'public'::regnamespace
       order by 1, 2, 3`,
    )
  ).rows;

test("a backup brings back every row, trigger and key, and the copy stands still until a person lets it go on", async () => {
  const manifest = await take();
  expect(manifest.facts.tables["donations"]?.rows).toBeGreaterThan(0);
  const target = await emptyDatabase();
  await restoreTo(target);
  const facts = await readFacts(target);
  const { standstills, ...others } = facts.tables;
  expect(standstills?.rows).toBe(1);
  expect({
    ...facts,
    tables: { ...others, standstills: manifest.facts.tables["standstills"] },
  }).toEqual(manifest.facts);
  expect(await guards(target)).toEqual(await guards(owner));
  // What numbers itself goes on where it was.
  const next =
    "insert into audit_log (action, subject_kind, subject_id) values ('a.b', 'c', 'd') returning id";
  expect((await target.query(next)).rows[0].id).toBeGreaterThan(
    (await owner.query("select coalesce(max(id), 0) as last from audit_log")).rows[0].last,
  );
  await goesOnAfterGap(target);
});

/** As the program does it, a second later each time. */
let wentOn = Date.parse("2027-01-01T00:00:00Z");
const goesOn = (target: pg.Pool) =>
  resumeAfterRestore({
    numbersIssued: () => receiptNumbersIssued(folderPlace(folder)),
    end: (by: "program", elsewhere, note) =>
      endStandstill(target, { by: { actor: by }, thisYear: 2027, elsewhere, note }),
    writeResumeMarker: (goesOnAfter) =>
      writeResumeMarker(folderPlace(folder), new Date((wentOn += 1000)), goesOnAfter),
  })("program");

/** It waits for a person; then receipts go on after a gap that is written down. */
async function goesOnAfterGap(target: pg.Pool): Promise<void> {
  expect(await currentStandstill(target)).toMatchObject({
    backupName: "open-hand-20261116T010000Z",
  });
  const counters = "select year, last from receipt_counters order by year";
  const { rows: before } = await target.query<{ year: number; last: number }>(counters);
  expect(before.length).toBeGreaterThan(0);
  await expect(
    target.query("insert into receipt_gaps select 2026, 0, 1, 99"),
    "nobody skips numbers without a restore",
  ).rejects.toThrow("after a restore alone");

  expect(await goesOn(target)).toBe("ended");
  expect(await goesOn(target)).toBe("none");
  expect(await currentStandstill(target)).toBeNull();
  const { rows: after } = await target.query<{ year: number; last: number }>(counters);
  // Also a year that had none yet: some may have been mailed on its first day.
  expect(after.map(({ year }) => year)).toContain(2027);
  expect(after.every(({ last }) => last === 1_000_000)).toBe(true);
  expect(await receiptsHaveNoGaps.faults(target)).toEqual([]);
  await target.query("alter table receipt_gaps disable trigger user");
  await target.query("delete from receipt_gaps where year = $1", [before[0]?.year]);
  expect(await receiptsHaveNoGaps.faults(target)).toHaveLength(1);
}

test("two copies of one backup, the second after the first went on and was lost, share no number", async () => {
  await take();
  const counters = "select distinct last from receipt_counters";
  for (const last of [1_000_000, 2_000_000]) {
    const target = await emptyDatabase();
    await restoreTo(target);
    expect(await goesOn(target)).toBe("ended");
    expect((await target.query(counters)).rows).toEqual([{ last }]);
    expect(await receiptsHaveNoGaps.faults(target)).toEqual([]);
    // Neither the note nor what it stands beside is taken for something else.
    expect(wholeBackups(readdirSync(folder))).toHaveLength(1);
  }
  expect(await removeOld(folderPlace(folder), 1, new Date("2027-06-01T00:00:00Z"))).toEqual([]);
  expect(readdirSync(folder).filter((file) => file.includes("went-on"))).toHaveLength(2);
});

test("neither a person nor a figure of the books can be read in the files", async () => {
  const { archive, name } = await take();
  const file = readFileSync(join(folder, archive.file));
  expect(file.includes("example.org")).toBe(false);
  expect(file.subarray(0, 21).toString()).toBe("age-encryption.org/v1");
  const label = statementIn(readFileSync(join(folder, `${name}.json`), "utf8"));
  expect(label).toEqual({
    format: 2,
    name,
    takenAt: "2026-11-16T01:00:00.000Z",
    receipts: expect.objectContaining({ 2026: 0 }),
    archive,
  });
});

test("nothing is restored with another key, from a changed file or against its manifest, and then all of it", async () => {
  const { name, archive } = await take();
  const target = await emptyDatabase();
  const refused = async (why: string, key = privateKey, trust = ours) => {
    await expect(restoreTo(target, key, trust)).rejects.toThrow(why);
    expect(await isUnused(target)).toBe(true);
  };
  await refused("another key", (await makeKeyPair()).privateKey);

  const path = join(folder, archive.file);
  const whole = readFileSync(path);
  const changed = Buffer.from(whole);
  changed[whole.length - 100_000] = (changed[whole.length - 100_000] ?? 0) ^ 1;
  for (const bytes of [changed, whole.subarray(0, -70_000)]) {
    writeFileSync(path, bytes);
    await refused("cut off");
  }
  writeFileSync(path, whole);

  const manifestFile = join(folder, `${name}.json`);
  const manifest = readFileSync(manifestFile, "utf8");
  writeFileSync(manifestFile, manifest.replace(archive.sha256, "0".repeat(64)));
  await refused("not by your key");
  await refused("not the file that its manifest describes", privateKey, { signers: [], skip: true });

  writeFileSync(manifestFile, manifest);
  await restoreTo(target);
  expect(await isUnused(target)).toBe(false);
});

test("a backup that someone else made with our public key is refused, and so is an unsigned one", async () => {
  const target = await emptyDatabase();
  await take("2026-11-16T01:00:00Z", backupSigner("an attacker"));
  await expect(restoreTo(target)).rejects.toThrow("not by your key");
  await expect(restoreTo(target, privateKey, { signers: [], skip: false })).rejects.toThrow(
    "the key to verify it is missing",
  );
  const { name } = await take("2026-11-16T02:00:00Z", null);
  await expect(restoreTo(target)).rejects.toThrow(`${name} is not signed`);
  expect(await isUnused(target)).toBe(true);
  await restoreTo(target, privateKey, { signers: [], skip: true });
  expect(await isUnused(target)).toBe(false);
});

test("a genuine manifest under another backup's name is refused", async () => {
  const older = await take("2026-11-16T01:00:00Z");
  const newer = await take("2026-11-17T01:00:00Z");
  copyFileSync(join(folder, `${older.name}.json`), join(folder, `${newer.name}.json`));
  await expect(restoreTo(await emptyDatabase())).rejects.toThrow("cannot be read");
});

test("a backup of an earlier version is restored where the signature is skipped", async () => {
  const place = folderPlace(folder);
  const name = "open-hand-20261101T010000Z";
  let facts: BackupFacts | undefined;
  async function* withoutContent() {
    const snapshot = readSnapshot(pool, (found) => ({
      program: "0.1",
      mode: "demo",
      facts: (facts = found),
    }));
    await snapshot.next();
    yield* snapshot;
  }
  const archive = await sealFile(
    { place, publicKeys: [publicKey] },
    archiveOf(name),
    writeTar(withoutContent(), new Date()),
  );
  const manifest = { format: 1, name, takenAt: "2026-11-01T01:00:00.000Z", program: "0.1", mode: "demo" };
  writeFileSync(join(folder, `${name}.json`), JSON.stringify({ ...manifest, facts, archive }));
  const target = await emptyDatabase();
  await expect(restoreTo(target)).rejects.toThrow("is not signed");
  await restoreTo(target, privateKey, { signers: [], skip: true });
  expect(await isUnused(target)).toBe(false);
  expect(await receiptNumbersIssued(place)).toEqual([facts?.receipts]);
});

test("a backup that is killed in the middle leaves nothing that looks like one, and the next takes its rest away", async () => {
  mkdirSync(folder, { recursive: true });
  const seen = Promise.withResolvers<void>();
  const watcher = watch(folder, (_, file) => file?.endsWith(".partial") && seen.resolve());
  const program = spawn(process.execPath, ["server/start/backup.ts"], {
    env: {
      ...process.env,
      DATABASE_URL: inDatabase(
        server.connectionString,
        (await owner.query("select current_database() as d")).rows[0].d,
      ),
      BACKUP_TO: folder,
      BACKUP_PUBLIC_KEY: publicKey,
    },
  });
  await Promise.race([seen.promise, new Promise((_, reject) => program.once("exit", reject))]);
  program.kill("SIGKILL");
  await new Promise((resolve) => program.once("close", resolve));
  watcher.close();
  expect(readdirSync(folder).filter((file) => !file.startsWith("."))).toEqual([]);
  expect(readdirSync(folder)).toHaveLength(1);
  const { name } = await take();
  expect(readdirSync(folder).sort()).toEqual([`${name}.json`, archiveOf(name)]);
});

test("old ones go as the rule says, an archive whose manifest is gone as well", async () => {
  await take("2026-09-01T01:00:00Z");
  await take("2026-11-15T01:00:00Z");
  const { name } = await take("2026-11-16T01:00:00Z");
  expect(await removeOld(folderPlace(folder), 30, new Date("2026-11-16T02:00:00Z"))).toEqual([
    "open-hand-20260901T010000Z",
  ]);
  rmSync(join(folder, `${name}.json`));
  await take("2026-11-16T03:00:00Z");
  expect(wholeBackups(readdirSync(folder))).toEqual([
    "open-hand-20261116T030000Z",
    "open-hand-20261115T010000Z",
  ]);
  expect(readdirSync(folder)).toHaveLength(4);
});
