import { expect, test } from "vitest";
import {
  abandonedArchives,
  archiveOf,
  backupName,
  manifestOf,
  takenAt,
  wholeBackups,
} from "./backup-name.ts";
import { isBackupDue } from "./last-backup.ts";
import { differences, type BackupFacts } from "./manifest.ts";
import { isTimeForBackup } from "./time-for-backup.ts";
import { whichToDelete } from "./which-to-delete.ts";

const now = new Date("2026-11-16T12:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const nameOf = (hours: number) => backupName(hoursAgo(hours));

test("a name says when, and only an archive with its manifest is a backup", () => {
  const [older, newer] = [nameOf(48), nameOf(24)];
  expect(takenAt(older)).toEqual(hoursAgo(48));
  const files = [
    archiveOf(older),
    manifestOf(older),
    archiveOf(newer),
    `.${archiveOf(newer)}.partial`,
    "notes.json",
  ];
  expect(wholeBackups(files)).toEqual([older]);
  expect(abandonedArchives(files)).toEqual([archiveOf(newer)]);
  expect(wholeBackups([...files, manifestOf(newer)])).toEqual([newer, older]);
});

test("all of two days stay, then one a day, none beyond the term, and never the last one", () => {
  const hours = [1, 5, 30, 47, 72, 76, 100, 29 * 24, 31 * 24];
  const gone = whichToDelete(hours.map(nameOf), 30, now);
  expect(gone).toEqual([nameOf(76), nameOf(31 * 24)]);
  expect(whichToDelete([nameOf(90 * 24)], 30, now)).toEqual([]);
});

test("staff are warned when there is none, or the last good one is older than a day and a half", () => {
  expect(isBackupDue(null, now)).toBe(true);
  expect(isBackupDue(hoursAgo(37), now)).toBe(true);
  expect(isBackupDue(hoursAgo(35), now)).toBe(false);
});

test("one is taken each night, and by day where the night was missed", () => {
  expect(isTimeForBackup(null, now, false)).toBe(true);
  expect(isTimeForBackup(hoursAgo(10), now, true)).toBe(false);
  expect(isTimeForBackup(hoursAgo(22), now, true)).toBe(true);
  expect(isTimeForBackup(hoursAgo(22), now, false)).toBe(false);
  expect(isTimeForBackup(hoursAgo(27), now, false)).toBe(true);
});

test("each fact that is not the same is named", () => {
  const facts: BackupFacts = {
    migrations: ["0001-content"],
    tables: {
      donations: { rows: 2, digest: "10" },
      users: { rows: 1, digest: "4" },
    },
    ledgerCents: { bank: "2500", gifts: "-2500" },
    receipts: { 2026: 2 },
    log: { size: 3, root: "ab" },
  };
  expect(
    differences(facts, {
      ...facts,
      ledgerCents: { gifts: "-2500", bank: "2500" },
    }),
  ).toEqual([]);
  const other: BackupFacts = {
    migrations: ["0001-content", "0002"],
    tables: {
      donations: { rows: 1, digest: "10" },
      users: { rows: 1, digest: "5" },
    },
    ledgerCents: { bank: "2499" },
    receipts: {},
    log: null,
  };
  expect(differences(facts, other)).toEqual([
    "the schema is another",
    "donations: 2 rows expected, 1 found",
    "users: a row is not what it was",
    "the balances of the ledger are others",
    "the numbers of receipts are others",
    "the sealed roots are others",
  ]);
});
