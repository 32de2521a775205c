import type pg from "pg";
import { negated } from "#domain/money/sums.ts";
import type { MatchRule } from "#domain/bank/match-rule.ts";
import type { Candidates, DonorCandidate, OriginalCandidate, WaitingLine } from "#domain/bank/suggest.ts";
import { enteredGifts, giftsNamed, openExpenses } from "./open-items.ts";
import { openEntries } from "./open-entries.ts";
import { mirroredLines, ownAccounts } from "./own-transfers.ts";
import { openPayouts } from "./open-payouts.ts";
import { holds } from "./holds.ts";

export type LineToMatch = WaitingLine &
  Readonly<{
    id: number;
    /** The account of ours whose line it is. */
    accountId: string;
    structuredReference: string | null;
    joinedRemittance: string;
    endToEndId: string | null;
  }>;

type Queryable = Pick<pg.ClientBase, "query">;
/** Finds the donations that a text names. */
export type ReferencesIn = (text: string) => readonly string[];

/** All that could match these lines, asked for once for all of them. */
export async function candidatesFor(
  db: Queryable,
  lines: readonly LineToMatch[],
  referencesIn: ReferencesIn,
): Promise<(line: LineToMatch) => Candidates> {
  const named = new Map(lines.map((line) => [line.id, namesIn(line, referencesIn)]));
  const gifts = await giftsNamed(
    db,
    [...named.values()].flatMap(({ structured, free }) => [...structured, ...free]),
  );
  const sums = [...new Set(lines.map(({ cents }) => cents))];
  const entered = await enteredGifts(db, sums);
  const expenses = await openExpenses(db, sums.map(negated));
  const donors = await donorsOf(db, [
    ...new Set(lines.flatMap(({ counterpartyIban }) => counterpartyIban ?? [])),
  ]);
  const originals = await originalsOf(
    db,
    lines.map(({ id }) => id),
  );
  const payouts = await openPayouts(db, sums);
  const entries = await openEntries(db);
  const accounts = await ownAccounts(db);
  const mirrored = await mirroredLines(
    db,
    lines.flatMap(({ id, event }) => (event === "own_transfer" ? [id] : [])),
  );
  const rules = await rulesInForce(db);
  return (line) => {
    const { structured, free } = named.get(line.id) ?? { structured: [], free: [] };
    const found = structured.length > 0 ? structured : free;
    return {
      gifts: gifts
        .filter(({ reference }) => found.includes(reference))
        .map((gift) => ({ ...gift, isStructured: structured.length > 0 })),
      payouts,
      enteredGifts: entered,
      ownTransfers: {
        others: accounts.filter(({ accountId }) => accountId !== line.accountId),
        mirrored: mirrored.get(line.id) ?? 0,
      },
      entries,
      expenses,
      donors,
      originals: originals.filter(({ ofLine }) => ofLine === line.id),
      rules,
    };
  };
}

const namesIn = (line: LineToMatch, referencesIn: ReferencesIn) => ({
  structured: referencesIn(line.structuredReference ?? ""),
  free: referencesIn(`${line.joinedRemittance} ${line.endToEndId ?? ""}`),
});

async function donorsOf(db: Queryable, ibans: readonly string[]): Promise<DonorCandidate[]> {
  if (ibans.length === 0) return [];
  const { rows } = await db.query<DonorCandidate>(
    `select d.id as "donationId", d.donor_name as "donorName", l.counterparty_iban as iban
     from bank_lines l
       join bank_matches m on m.line_id = l.id and m.donation_id is not null and ${holds("m")}
       join donations d on d.id = m.donation_id
     where l.counterparty_iban = any($1) /* never null: iban, because it is one of these */
     order by m.made_at desc`,
    [ibans],
  );
  return rows;
}

type OriginalOfLine = OriginalCandidate & Readonly<{ ofLine: number }>;

/** What a returned payment sent the other way, by the reference that both carry. */
async function originalsOf(db: Queryable, lineIds: readonly number[]): Promise<OriginalOfLine[]> {
  const { rows } = await db.query<OriginalOfLine>(
    `select back.id as "ofLine", original.id::text as "lineId", m.ledger_account_id as account
     from bank_lines back
       join bank_lines original on original.end_to_end_id = back.end_to_end_id and original.cents = -back.cents
         and original.mandate_id is not distinct from back.mandate_id and original.id < back.id
       left join bank_matches m on m.line_id = original.id and ${holds("m")}
     where back.id = any($1)`,
    [lineIds],
  );
  return rows;
}

export async function rulesInForce(db: Queryable): Promise<MatchRule[]> {
  const { rows } = await db.query<MatchRule>(
    `select id, name, direction, iban, name_contains as "nameContains", text_contains as "textContains",
       ledger_account_id as account, project_id as "projectId", program_id as "programId", nature,
       confirmed_at is not null as "isConfirmed"
     from match_rules where ended_at is null order by made_at`,
  );
  return rows;
}
