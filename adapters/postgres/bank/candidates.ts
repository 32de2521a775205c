import type pg from "pg";
import type { MatchRule } from "#domain/bank/match-rule.ts";
import type { WaitingLine } from "#domain/bank/compare.ts";
import type { Candidates, DonorCandidate, OriginalCandidate } from "#domain/bank/suggest.ts";
import type { Cents } from "#domain/money/cents.ts";
import { openItems } from "./open-items.ts";
import { mirroredLines, ownAccounts } from "./own-transfers.ts";
import { openPayouts } from "./open-payouts.ts";

export type LineToMatch = WaitingLine &
  Readonly<{
    id: number;
    wholeCents: Cents;
    /** Our account whose line it is. */
    accountId: string;
    structuredReference: string | null;
    joinedRemittance: string;
    endToEndId: string | null;
  }>;

/** `cents` is what is open of the line. */
export const lineColumns = `l.id, l.open_cents as cents, l.event, l.counterparty_name as "counterpartyName",
  l.counterparty_iban as "counterpartyIban", l.remittance, l.joined_remittance as "joinedRemittance",
  l.structured_reference as "structuredReference", l.end_to_end_id as "endToEndId", e.booked_on as "bookedOn",
  e.account_id as "accountId", l.cents as "wholeCents",
  case when not exists (select from bank_lines more where more.entry_id = e.id and more.id <> l.id)
    then e.bank_reference end as "bankReference"`;

type Queryable = Pick<pg.ClientBase, "query">;
/** Finds the donations that a text names. */
export type ReferencesIn = (text: string) => readonly string[];

/** All that could match these lines, asked for once for all of them. `isWide`: for people, who see uncertain ones too. */
export async function candidatesFor(
  db: Queryable,
  lines: readonly LineToMatch[],
  referencesIn: ReferencesIn,
  isWide = true,
): Promise<(line: LineToMatch) => Candidates> {
  const references = lines.flatMap(({ structuredReference, joinedRemittance, endToEndId }) =>
    referencesIn([structuredReference, joinedRemittance, endToEndId].join(" ")),
  );
  const items = await openItems(db, { references: [...new Set(references)], isWide });
  const donors = isWide
    ? await donorsOf(db, [...new Set(lines.flatMap(({ counterpartyIban }) => counterpartyIban ?? []))])
    : [];
  const originals = await originalsOf(
    db,
    lines.map(({ id }) => id),
  );
  const payouts = await openPayouts(db, [...new Set(lines.map(({ cents }) => cents))]);
  const accounts = await ownAccounts(db);
  const mirrored = await mirroredLines(
    db,
    lines.flatMap(({ id, event }) => (event === "own_transfer" ? [id] : [])),
  );
  const rules = await rulesInForce(db);
  return (line) => ({
    items,
    payouts,
    ownTransfers: {
      others: accounts.filter(({ accountId }) => accountId !== line.accountId),
      mirrored: mirrored.get(line.id) ?? 0,
    },
    donors,
    originals: originals.filter(({ ofLine }) => ofLine === line.id),
    rules,
  });
}

/** The latest first. A name on the line that a person accepted for this donor counts as the donor's. */
async function donorsOf(db: Queryable, ibans: readonly string[]): Promise<DonorCandidate[]> {
  if (ibans.length === 0) return [];
  const { rows } = await db.query<DonorCandidate>(
    `select d.id as "donationId", d.donor_name as "donorName", l.counterparty_iban as iban,
       case when m.kind = 'donor' and m.made_by is not null then l.counterparty_name end as "acceptedName"
     from bank_lines l
       join held_bank_matches m on m.line_id = l.id and m.kind in ('gift', 'entered_gift', 'donor')
       join donations d on d.id = m.donation_id
     where l.counterparty_iban = any($1) /* never null: iban, because it is one of these */
     order by m.made_at desc`,
    [ibans],
  );
  return rows;
}

type OriginalOfLine = OriginalCandidate & Readonly<{ ofLine: number }>;

/** The payment that came back, by the reference that both lines carry. Each comes back once. */
async function originalsOf(db: Queryable, lineIds: readonly number[]): Promise<OriginalOfLine[]> {
  const { rows } = await db.query<OriginalOfLine>(
    `select back.id as "ofLine", original.id as "lineId", coalesce(original.counterparty_name, original.end_to_end_id) as what
       /* never null: what, because both lines have the reference */
     from bank_lines back
       join bank_lines original on original.end_to_end_id = back.end_to_end_id and original.cents = -back.cents
         and original.mandate_id is not distinct from back.mandate_id and original.id < back.id
     where back.id = any($1)
       and exists (select from held_bank_matches m where m.line_id = original.id)
       and not exists (select from waiting_bank_lines w where w.id = original.id)
       and not exists (select from held_bank_matches m where m.original_line_id = original.id)`,
    [lineIds],
  );
  return rows;
}

export async function rulesInForce(db: Queryable): Promise<MatchRule[]> {
  const { rows } = await db.query<MatchRule>(
    `select id, name, direction, iban, name_contains as "nameContains", text_contains as "textContains",
       ledger_account_id as account, project_id as "projectId", program_id as "programId", nature, fund,
       confirmed_at is not null as "isConfirmed"
     from match_rules where ended_at is null order by made_at`,
  );
  return rows;
}
