import { beforeEach, describe, expect, test } from "vitest";
import {
  goldenStatement,
  camtFile,
  type MadeEntry,
  type MadeStatement,
} from "#adapters/files/camt/camt.fixtures.ts";
import { readCamt } from "#adapters/files/camt/read-camt.ts";
import { readFile } from "#domain/bank/read-file.ts";
import { addDays } from "#domain/calendar/day.ts";
import { bookExpense } from "#domain/ledger/postings.ts";
import { asCents } from "#domain/money/cents.ts";
import { testDatabase } from "#testing/database.ts";
import { heldBy, importFile, ourIban, runImport, treasurer, upload } from "./bank.fixtures.ts";
import { clearHandEntries } from "./clear-hand-entries.ts";
import { addBankAccount } from "./bank-accounts.ts";
import { bankOverview } from "./overview.ts";
import { filesToRead } from "./files-to-read.ts";
import { storedBooks } from "../ledger/ledger.ts";

const { pool, owner } = await testDatabase();

beforeEach(async () => {
  await owner.query(`
    alter table bank_entries disable trigger user; alter table bank_lines disable trigger user;
    alter table ledger_entries disable trigger user; alter table ledger_postings disable trigger user;
    alter table bank_matches disable trigger user; alter table public_copies disable trigger user;
    truncate bank_accounts, bank_files, ledger_entries, ledger_postings, ledger_summary cascade;
    update ledger_summary_mark set entry_id = 0;
    alter table bank_entries enable trigger user; alter table bank_lines enable trigger user;
    alter table ledger_entries enable trigger user; alter table ledger_postings enable trigger user;
    alter table bank_matches enable trigger user; alter table public_copies enable trigger user`);
  await addBankAccount(pool)({ iban: ourIban, name: "Current", holder: "Stichting" }, treasurer, "q0");
});

const day = (place: number): string => addDays("2026-03-01", place);
const gift = (cents: number, place: number, name = "A"): MadeEntry => ({
  cents,
  on: day(place),
  details: [{ name, iban: "NL20INGB0001234567" }],
});
const statement = (
  from: number,
  to: number,
  openingCents: number,
  entries: readonly MadeEntry[],
): MadeStatement => ({
  id: `S${from}-${to}`,
  iban: ourIban,
  from: day(from),
  to: day(to),
  openingCents,
  entries,
});
const statesOf = async () => {
  const { rows } = await pool.query<{ name: string; state: string }>(
    "select bank_id as name, state from bank_statements order by id",
  );
  return rows.map(({ name, state }) => `${name} ${state}`);
};
const filesAre = async () => {
  const { rows } = await pool.query<{ state: string; problems: { reason: string }[] }>(
    "select state, problems from bank_files order by uploaded_at",
  );
  return rows.map(({ state, problems }) => [state, ...problems.map(({ reason }) => reason)].join(" "));
};

test("the worked example: four entries, six lines, and the books' bank is the closing balance", async () => {
  await importFile(pool, [goldenStatement]);
  expect(await heldBy(pool)).toEqual({
    bankCents: 128_705,
    suspenseCents: 28_705,
    closingCents: 128_705,
    openingCents: 100_000,
    entries: 4,
    lines: 6,
  });
});

test("twice changes nothing: the same bytes are known at once, the same statement in another file too", async () => {
  await importFile(pool, [goldenStatement]);
  const before = await heldBy(pool);
  expect((await upload(pool, camtFile("08", [goldenStatement]))).isKnown).toBe(true);
  await importFile(pool, [goldenStatement, statement(0, 0, 0, [])].slice(0, 1));
  await upload(pool, `${camtFile("08", [goldenStatement])}\n`);
  await runImport(pool);
  expect(await heldBy(pool)).toEqual(before);
});

test("two equal gifts of a day are two, and stay two when a month's file brings them again", async () => {
  const twice = [gift(1000, 1), gift(1000, 1)];
  await importFile(pool, [statement(1, 1, 0, twice)]);
  expect(await heldBy(pool)).toMatchObject({ entries: 2, bankCents: 2000 });
  await importFile(pool, [statement(0, 5, 0, [...twice, gift(500, 4)])]);
  expect(await heldBy(pool)).toMatchObject({ entries: 3, bankCents: 2500, closingCents: 2500 });
});

test("two payments that differ in nothing but what they name keep each its own reference, also in two files of a day", async () => {
  const named = (reference: string): MadeEntry => ({
    ...gift(1000, 1),
    details: [{ name: "A", iban: "NL20INGB0001234567", reference }],
  });
  const references = ["RF18539007547034", "RF94DON2026000123", "RF32DON2026000200"];
  const [first = "", second = "", third = ""] = references;
  await importFile(pool, [statement(1, 1, 0, [named(first), named(second)])]);
  await importFile(pool, [{ ...statement(1, 1, 2000, [named(third)]), id: "S1-1-2" }]);
  const { rows } = await pool.query("select structured_reference as named from bank_lines order by id");
  expect(rows).toEqual(references.map((reference) => ({ named: reference })));
});

test("days in any order: each waits for the ones between, and the books agree after every file", async () => {
  const days = [0, 1, 2, 3, 4].map((place) => statement(place, place, place * 100, [gift(100, place)]));
  for (const place of [2, 4, 0, 1, 3]) {
    const one = days[place];
    if (one) await importFile(pool, [one]);
    const held = await heldBy(pool);
    expect(held?.bankCents).toBe(held?.closingCents);
  }
  expect(await heldBy(pool)).toMatchObject({ entries: 5, openingCents: 0, closingCents: 500 });
  expect((await statesOf()).every((state) => state.endsWith("JOINED"))).toBe(true);
});

test("a gap: the later statement waits with the days between, until the missing file comes", async () => {
  await importFile(pool, [statement(0, 0, 0, [gift(100, 0)])]);
  await importFile(pool, [statement(5, 5, 300, [gift(100, 5)])]);
  expect(await statesOf()).toEqual(["S0-0 JOINED", "S5-5 WAITING"]);
  const { rows } = await pool.query("select problem from bank_statements where state = 'WAITING'");
  expect(rows[0]).toEqual({ problem: { kind: "gap", between: [day(0), day(5)], missingCents: 200 } });
  expect(await heldBy(pool)).toMatchObject({ bankCents: 100, closingCents: 100 });

  await importFile(pool, [statement(3, 3, 100, [gift(200, 3)])]);
  expect(await heldBy(pool)).toMatchObject({ bankCents: 400, closingCents: 400, entries: 3 });
});

test("two daily statements that balance out are found between days that seemed to join", async () => {
  await importFile(pool, [statement(0, 0, 0, [gift(100, 0)])]);
  await importFile(pool, [statement(3, 3, 100, [gift(100, 3)])]);
  await importFile(pool, [statement(2, 2, 600, [gift(-500, 2)])]);
  expect((await statesOf()).at(-1)).toBe("S2-2 WAITING");
  await importFile(pool, [statement(1, 1, 100, [gift(500, 1)])]);
  expect(await heldBy(pool)).toMatchObject({ entries: 4, bankCents: 200, closingCents: 200 });
});

test("what staff book by hand for days of a statement waits in clearing, before it came and after", async () => {
  const expense = (expenseId: string) =>
    bookExpense({
      expenseId,
      on: day(1),
      category: "ADMINISTRATION",
      projectId: null,
      cents: asCents(700),
      description: "Stamps",
    });
  const owed = async () => {
    const { rows } = await pool.query<{ cents: number }>(
      "select coalesce(-sum(cents), 0)::bigint as cents from ledger_sums where account_id = 'creditors'",
    );
    return rows[0]?.cents;
  };
  await storedBooks(pool).book(expense("before"));
  await importFile(pool, [statement(0, 5, 2000, [gift(100, 1)])]);
  expect(await heldBy(pool)).toMatchObject({ bankCents: 2100, closingCents: 2100 });
  expect(await owed()).toBe(700);

  await storedBooks(pool).book(expense("after"));
  await clearHandEntries(pool);
  await clearHandEntries(pool);
  expect(await heldBy(pool)).toMatchObject({ bankCents: 2100, closingCents: 2100 });
  expect(await owed()).toBe(1400);
});

test("entries of a closed year are booked when they became known, and the statement says how many", async () => {
  const then = (on: string, openingCents: number, amounts: readonly number[]): MadeStatement => ({
    id: on,
    iban: ourIban,
    from: on,
    to: on,
    openingCents,
    entries: amounts.map((cents) => ({ ...gift(cents, 0), on })),
  });
  const years = (change: string) =>
    owner.query(
      `alter table book_years disable trigger user; ${change}; alter table book_years enable trigger user`,
    );
  await importFile(pool, [then("2024-03-01", 0, [100])]);
  await years("insert into book_years (year, is_closed) values (2024, true)");
  await importFile(pool, [then("2024-03-02", 100, [200, 300])]);
  await years("delete from book_years");
  const { statements } = await bankOverview(pool)();
  expect(statements.map(({ bankId, lateCount }) => [bankId, lateCount])).toEqual([
    ["2024-03-02", 2],
    ["2024-03-01", 0],
  ]);
  const { rows } = await pool.query(
    "select value_on, booked_on = (now() at time zone 'Europe/Amsterdam')::date as today from ledger_entries where value_on is not null",
  );
  expect(rows).toEqual(Array.from({ length: 2 }, () => ({ value_on: "2024-03-02", today: true })));
});

test("a statement that contradicts what is known is set aside", async () => {
  await importFile(pool, [statement(0, 5, 0, [gift(100, 1)])]);
  await importFile(pool, [statement(1, 2, 0, [gift(150, 1)])]);
  expect(await statesOf()).toEqual(["S0-5 JOINED", "S1-2 CONFLICT"]);
  expect(await heldBy(pool)).toMatchObject({ entries: 1, bankCents: 100 });
});

describe("a file that is refused", () => {
  test.each([
    ["not_ours", camtFile("02", [{ ...goldenStatement, iban: "NL20INGB0001234567" }])],
    ["does_not_add_up", camtFile("02", [{ ...goldenStatement, closingCents: 1 }])],
    ["not_xml", "date;amount"],
    ["broken_xml", camtFile("02", [goldenStatement]).slice(0, -30)],
  ])("%s: nothing of it is kept", async (reason, text) => {
    await upload(pool, text);
    await runImport(pool);
    expect(await filesAre()).toEqual([`REFUSED ${reason}`]);
    expect(await heldBy(pool)).toMatchObject({ entries: 0, bankCents: 0 });
    const { rows } = await pool.query(
      "select (select count(*)::int from bank_read_entries) as read, (select count(*)::int from bank_file_pieces) as pieces",
    );
    expect(rows[0]).toEqual({ read: 0, pieces: 0 });
  });

  test("of two statements only the one that is ours is kept, and the file says which was not", async () => {
    await importFile(pool, [{ ...goldenStatement, iban: "NL20INGB0001234567" }, goldenStatement]);
    expect(await filesAre()).toEqual(["EXPLAINING not_ours"]);
    expect(await heldBy(pool)).toMatchObject({ entries: 4 });
  });

  test("once its account is added it may be sent again", async () => {
    const other = "NL20INGB0001234567";
    await importFile(pool, [{ ...goldenStatement, iban: other }]);
    await addBankAccount(pool)({ iban: other, name: "Savings", holder: "Stichting" }, treasurer, "q2");
    await importFile(pool, [{ ...goldenStatement, iban: other }]);
    expect(await heldBy(pool, other)).toMatchObject({ entries: 4, bankCents: 128_705 });
    expect(await heldBy(pool)).toMatchObject({ entries: 0, bankCents: 0 });
  });
});

test("the same file by two people at once is one import", async () => {
  const text = camtFile("08", [goldenStatement]);
  const [one, other] = await Promise.all([upload(pool, text), upload(pool, text)]);
  expect(one.fileId).toBe(other.fileId);
  expect(one.isKnown).toBe(!other.isKnown);
  await runImport(pool);
  expect(await heldBy(pool)).toMatchObject({ entries: 4, bankCents: 128_705 });
});

describe("a long file", () => {
  const many = statement(
    0,
    9,
    0,
    Array.from({ length: 2500 }, (_, place) => gift(100 + place, place % 10)),
  );
  /** The planner may have counted the tables while they were empty; its plan for so many rows would then take very long. */
  const afterwards = async () => {
    await owner.query("analyze bank_entries, bank_lines, ledger_entries, ledger_postings");
    return heldBy(pool);
  };
  const wholeCents = many.entries.reduce((sum, { cents }) => sum + cents, 0);

  test("killed in the middle is taken up again, and nothing is there twice", async () => {
    await upload(pool, camtFile("08", [many]));
    const files = filesToRead(pool);
    const file = await files.next();
    if (!file) throw new Error("No file to read");
    let batches = 0;
    const dying = {
      ...files,
      keep: (...batch: Parameters<typeof files.keep>) => {
        batches += 1;
        if (batches > 2) throw new Error("killed");
        return files.keep(...batch);
      },
    };
    await expect(readFile({ files: dying, read: readCamt })(file)).rejects.toThrow("killed");
    expect(await heldBy(pool)).toMatchObject({ entries: 0, bankCents: 0 });

    await runImport(pool);
    expect(await afterwards()).toMatchObject({
      entries: 2500,
      bankCents: wholeCents,
      closingCents: wholeCents,
    });
  });

  test("stopped by staff stays stopped until they go on", async () => {
    const { fileId } = await upload(pool, camtFile("08", [many]));
    const files = filesToRead(pool);
    const stopping = {
      ...files,
      keep: async (...batch: Parameters<typeof files.keep>) => {
        const kept = await files.keep(...batch);
        await pool.query("update bank_files set state = 'STOPPED' where id = $1", [fileId]);
        return kept;
      },
    };
    const file = await files.next();
    if (!file) throw new Error("No file to read");
    expect(await readFile({ files: stopping, read: readCamt })(file)).toBe("stopped");
    await runImport(pool);
    expect(await filesAre()).toEqual(["STOPPED"]);

    await pool.query("update bank_files set state = 'WAITING' where id = $1", [fileId]);
    await runImport(pool);
    expect(await afterwards()).toMatchObject({ entries: 2500, closingCents: wholeCents });
  });
});
