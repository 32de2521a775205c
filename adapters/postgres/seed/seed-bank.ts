import { createHash } from "node:crypto";
import type pg from "pg";
import { foundation } from "#domain/content/kinds/foundation/sample.ts";
import { noCents, type Cents } from "#domain/money/cents.ts";
import { sumOf } from "#domain/money/sums.ts";
import { readFile } from "#domain/bank/read-file.ts";
import { readCamt } from "../../files/camt/read-camt.ts";
import { camtFile, type MadeStatement } from "../../files/camt/write-camt.ts";
import { finishFile, keepEntries } from "../bank/files-to-read.ts";
import { beginMatching, endImports } from "../bank/import-progress.ts";
import { joinNext } from "../bank/join-statements.ts";
import { firstStatementDay, statementPeriods } from "./sample-bank.ts";
import { seedMatches } from "./seed-matches.ts";
import { chargesRule, type SampleLine } from "./sample-lines.ts";
import { statementLines } from "./statement-lines.ts";

const accountId = "demo-bank";

/** The foundation's account with three years of statements, imported like an upload and matched except for some lines of the last days. */
export async function seedBank(client: pg.PoolClient, today: string): Promise<void> {
  await client.query(
    `insert into bank_accounts (id, iban, name, holder, ledger_account_id, added_by)
     values ($1, $2, 'Current account', $3, 'bank', 'program')`,
    [accountId, foundation.iban, foundation.registeredName],
  );
  await client.query(
    `insert into match_rules (id, name, direction, name_contains, text_contains, ledger_account_id, nature, made_by,
       confirmed_at)
     values ($1, 'Bank charges', 'OUT', null, 'bank charges', 'bank-charges', null, 'demo-staff', now()),
       ('demo-rule-rent', 'Rent', 'OUT', 'Verhuur', null, 'expenses-administration', 'housing', 'demo-staff', null)`,
    [chargesRule],
  );
  const lines = await statementLines(client, today);
  await importStatements(
    client,
    camtFile("08", statementsOf(lines, await openingCents(client, today), today)),
  );
  await seedMatches(client, lines);
}

async function openingCents(client: pg.ClientBase, today: string): Promise<Cents> {
  const { rows } = await client.query<{ cents: Cents }>(
    `select coalesce(sum(p.cents), 0)::bigint as cents from ledger_entries e join ledger_postings p on p.entry_id = e.id
     where p.account_id = 'bank' and e.booked_on < $1`,
    [firstStatementDay(today)],
  );
  return rows[0]?.cents ?? noCents;
}

function statementsOf(lines: readonly SampleLine[], opening: Cents, today: string): MadeStatement[] {
  let openingOfNext = opening;
  return statementPeriods(today).map(({ name, from, to }) => {
    const entries = lines
      .map(({ entry }) => entry)
      .filter(({ on }) => on >= from && on <= to)
      .toSorted((one, other) => one.on.localeCompare(other.on));
    const statement = {
      id: `DEMO-${name}`,
      iban: foundation.iban,
      from,
      to,
      openingCents: openingOfNext,
      entries,
    };
    openingOfNext = sumOf([openingOfNext, ...entries.map(({ cents }) => cents)]);
    return statement;
  });
}

/** Like the job, but in the seeding transaction. */
async function importStatements(client: pg.PoolClient, text: string): Promise<void> {
  const bytes = new TextEncoder().encode(text);
  const id = "demo-statements";
  await client.query(
    `insert into bank_files (id, sha256, name, size_bytes, uploaded_by, state)
     values ($1, $2, 'statements.xml', $3, 'demo-staff', 'READING')`,
    [id, createHash("sha256").update(bytes).digest("hex"), bytes.length],
  );
  const read = readFile({
    read: readCamt,
    files: {
      next: () => Promise.resolve(null),
      open: () => () => inOnePiece(bytes),
      keep: (fileId, entries) => keepEntries(client, fileId, entries, bytes.length),
      refuse: (_, { reason }) => Promise.reject(new Error(`The sample statements are refused: ${reason}`)),
      finish: (fileId, whole) => finishFile(client, fileId, whole),
      ownIbans: () => Promise.resolve(new Set([foundation.iban])),
    },
  });
  await read({ id, keptEntries: 0 });
  while (await joinNext(client, accountId));
  const { rowCount } = await client.query(
    "update bank_statements set explained_at = now() where state = 'JOINED' and account_id = $1",
    [accountId],
  );
  if (rowCount === 0) throw new Error("The sample statements were not joined");
  await beginMatching(client);
  await endImports(client);
}

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
  await Promise.resolve();
}
