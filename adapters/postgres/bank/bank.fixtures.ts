import type pg from "pg";
import { bytesOf, camtFile, type MadeStatement } from "#adapters/files/camt/camt.fixtures.ts";
import { readCamt } from "#adapters/files/camt/read-camt.ts";
import type { PartOf } from "#domain/bank/part.ts";
import { readFile } from "#domain/bank/read-file.ts";
import { asCents } from "#domain/money/cents.ts";
import { filesToRead } from "./files-to-read.ts";
import { joinStatements } from "./join-statements.ts";
import type { MatchNeeds } from "./match-needs.ts";
import { receiveFile } from "./receive-file.ts";

/** For statements that name no donation. */
export const noGifts: MatchNeeds = {
  referencesIn: () => [],
  settleTransfer: () => Promise.resolve({ outcome: "unknown" }),
  settleTransfers: () => Promise.resolve(new Map()),
  refundTransfer: () => Promise.resolve(),
  newReference: () => "",
  purposeOfGift: () => Promise.resolve(null),
  isEligible: () => Promise.resolve(true),
};

/** A part, or a whole line, that a person books to an account. */
export const toAccount = (
  account: PartOf<"account">["account"],
  cents: number,
  more: Partial<PartOf<"account">> = {},
): PartOf<"account"> => ({
  kind: "account",
  account,
  projectId: null,
  programId: null,
  nature: null,
  fund: null,
  description: null,
  ...more,
  cents: asCents(cents),
});

export const treasurer = { userId: "u1", role: "STAFF" };
export const ourIban = "NL91ABNA0417164300";

export const upload = (pool: pg.Pool, text: string | Uint8Array, name = "statement.xml") =>
  receiveFile(pool)(name, bytesOf(text)(), treasurer, "q1");

/** Reads and joins all that waits, as the job does, which then matches it. */
export async function runImport(pool: pg.Pool): Promise<void> {
  const files = filesToRead(pool);
  for (let file = await files.next(); file; file = await files.next())
    await readFile({ files, read: readCamt })(file);
  await joinStatements(pool);
}

export async function importFile(pool: pg.Pool, statements: readonly MadeStatement[]): Promise<void> {
  await upload(pool, camtFile("08", statements));
  await runImport(pool);
}

type Held = {
  bankCents: number;
  suspenseCents: number;
  closingCents: number | null;
  openingCents: number | null;
  entries: number;
  lines: number;
};

export async function heldBy(pool: pg.Pool, iban = ourIban): Promise<Held | undefined> {
  const { rows } = await pool.query<Held>(
    `select (select coalesce(sum(cents), 0)::bigint from ledger_sums where account_id = a.ledger_account_id) as "bankCents",
       (select coalesce(-sum(cents), 0)::bigint from ledger_sums where account_id = 'bank-suspense') as "suspenseCents",
       closing_cents as "closingCents", opening_cents as "openingCents",
       (select count(*)::int from bank_entries e where e.account_id = a.id) as entries,
       (select count(*)::int from bank_lines l join bank_entries e on e.id = l.entry_id where e.account_id = a.id) as lines
     from bank_accounts a where iban = $1`,
    [iban],
  );
  return rows[0];
}
