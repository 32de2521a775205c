import { beforeEach, expect, test } from "vitest";
import { camtFile, type MadeStatement } from "#adapters/files/camt/camt.fixtures.ts";
import { readCamt } from "#adapters/files/camt/read-camt.ts";
import { readFile } from "#domain/bank/read-file.ts";
import { addDays } from "#domain/calendar/day.ts";
import { testDatabase } from "#testing/database.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { addBankAccount } from "./bank-accounts.ts";
import { heldBy, noGifts, ourIban, treasurer, upload } from "./bank.fixtures.ts";
import { filesToRead } from "./files-to-read.ts";
import { importFiles } from "./import-files.ts";
import { BookingStopped, noteBooked, type NoteBooked } from "./import-progress.ts";
import { joinNext } from "./join-statements.ts";
import { bankOverview } from "./overview.ts";
import { changeReading } from "./stop-file.ts";
import { storedMatchRules } from "./match-rules.ts";

const { pool, owner } = await testDatabase();
const count = 2600;
const statement: MadeStatement = {
  id: "S",
  iban: ourIban,
  from: "2026-03-01",
  to: "2026-03-31",
  openingCents: 0,
  entries: Array.from({ length: count }, (_, place) => ({
    cents: 100 + place,
    on: addDays("2026-03-01", place % 31),
    // Long enough for the file to be kept in more than one piece.
    text: "Interest over the month ".repeat(20),
    details: [{ name: "Interest", iban: "NL20INGB0001234567" }],
  })),
};
const wholeCents = statement.entries.reduce((sum, { cents }) => sum + cents, 0);

beforeEach(async () => {
  await owner.query(`
    alter table bank_entries disable trigger user; alter table bank_lines disable trigger user;
    alter table ledger_entries disable trigger user; alter table ledger_postings disable trigger user;
    alter table bank_matches disable trigger user; alter table public_copies disable trigger user;
    truncate bank_accounts, bank_files, match_rules, ledger_entries, ledger_postings, ledger_summary cascade;
    update ledger_summary_mark set entry_id = 0;
    alter table bank_entries enable trigger user; alter table bank_lines enable trigger user;
    alter table ledger_entries enable trigger user; alter table ledger_postings enable trigger user;
    alter table bank_matches enable trigger user; alter table public_copies enable trigger user`);
  await addBankAccount(pool)({ iban: ourIban, name: "Current", holder: "Stichting" }, treasurer, "q0");
  const rule = {
    name: "Interest",
    direction: "IN",
    iban: null,
    nameContains: "Interest",
    textContains: null,
    projectId: null,
    programId: null,
    nature: null,
    fund: null,
  } as const;
  await storedMatchRules(pool, noGifts).add({ ...rule, account: "interest-received" }, treasurer, "q1");
  await pool.query("update match_rules set confirmed_at = now()");
});

const shown = async () => {
  const { files } = await bankOverview(pool)();
  const [file] = files;
  if (!file) throw new Error("There is no file");
  return file;
};
const run = () => importFiles(pool, noGifts, new AbortController().signal);

const matchedLines = async () =>
  (await pool.query<{ count: number }>("select count(*)::int as count from bank_matches")).rows[0]?.count;

test("reading, booking and matching each tell how far they are, and never go back", async () => {
  await owner.query(`
    create table told (place int generated always as identity, step text, done int);
    grant insert on told to public;
    create function tell_file() returns trigger language plpgsql as $$ begin
      insert into told (step, done) values (new.state, case new.state when 'READING' then new.read_bytes else new.booked_entries end);
      return null; end $$;
    create function tell_statement() returns trigger language plpgsql as $$ begin
      insert into told (step, done) values ('EXPLAINING', new.gone_through); return null; end $$;
    create trigger told after update of read_bytes, booked_entries on bank_files for each row execute function tell_file();
    create trigger told after update of gone_through on bank_statements for each row execute function tell_statement()`);
  await upload(pool, camtFile("08", [statement]));
  await run();
  const { rows } = await owner.query<{ step: string; done: number[] }>(
    "select step, array_agg(done order by place) as done from told group by step order by min(place)",
  );
  await owner.query("drop table told; drop function tell_file cascade; drop function tell_statement cascade");
  const told = Object.fromEntries(rows.map(({ step, done }) => [step, done]));
  expect(Object.keys(told)).toEqual(["WAITING", "READING", "BOOKING", "EXPLAINING"]);
  for (const done of rows.map((row) => row.done))
    expect(done).toEqual(done.toSorted((one, other) => one - other));
  expect(new Set(told["READING"]).size).toBeGreaterThan(1);
  expect(told["BOOKING"]).toEqual([0, 0, 2000, count]);
  expect(told["EXPLAINING"]).toEqual([2000, count]);
  expect(await shown()).toMatchObject({
    state: "DONE",
    progress: null,
    newCount: count,
  });
  expect(await matchedLines()).toBe(count);
});

test("stopped while it is booked, nothing of it is in the books; resumed, all of it is, once", async () => {
  const { fileId } = await upload(pool, camtFile("08", [statement]));
  const files = filesToRead(pool);
  const file = await files.next();
  if (file) await readFile({ files, read: readCamt })(file);
  const shownThen: unknown[] = [];
  const note: NoteBooked = async (id, entries) => {
    await noteBooked(pool)(id, entries);
    if (entries === 0) return;
    shownThen.push((await shown()).progress);
    await changeReading(pool)(fileId, "stop", treasurer, "q2");
  };
  const accountId = (await bankOverview(pool)()).accounts[0]?.id ?? "";
  await expect(inTransaction(pool, (client) => joinNext(client, accountId, note))).rejects.toBeInstanceOf(
    BookingStopped,
  );
  expect(shownThen).toEqual([{ step: "booking", done: 2000, total: count }]);
  await run();
  expect(await shown()).toMatchObject({
    state: "STOPPED",
    progress: { step: "booking", done: 0, total: count },
  });
  expect(await heldBy(pool)).toMatchObject({ entries: 0, bankCents: 0 });

  expect(await changeReading(pool)(fileId, "resume", treasurer, "q3")).toBe(true);
  await run();
  expect(await shown()).toMatchObject({ state: "DONE", newCount: count });
  expect(await heldBy(pool)).toMatchObject({
    entries: count,
    bankCents: wholeCents,
    suspenseCents: 0,
  });
});

test("stopped while it is matched, it goes on with the next line, and the bar from where it was", async () => {
  const { fileId } = await upload(pool, camtFile("08", [statement]));
  await owner.query(`
    create function stop_here() returns trigger language plpgsql as $$ begin
      update bank_files set state = 'STOPPED' where id = new.file_id; return null; end $$;
    create trigger stops after update of gone_through on bank_statements for each row execute function stop_here()`);
  await run();
  await owner.query("drop function stop_here cascade");
  const progress = { step: "matching", done: 2000, total: count };
  expect(await shown()).toMatchObject({ state: "STOPPED", progress });
  expect(await matchedLines()).toBe(2000);

  await changeReading(pool)(fileId, "resume", treasurer, "q3");
  expect(await shown()).toMatchObject({ state: "EXPLAINING", progress });
  await run();
  expect(await shown()).toMatchObject({ state: "DONE" });
  expect(await matchedLines()).toBe(count);
});
