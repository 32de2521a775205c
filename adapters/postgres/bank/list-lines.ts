import type pg from "pg";
import type { BankLinePage, BankLineRow, MatchedPart, ShownSuggestion } from "#domain/bank/answers.ts";
import { suggest } from "#domain/bank/suggest.ts";
import type { Suggestion } from "#domain/bank/suggestion.ts";
import { nameOfUser } from "../applications/sources.ts";
import { candidatesFor, lineColumns, type LineToMatch, type ReferencesIn } from "./candidates.ts";

const pageSize = 25;

type Row = LineToMatch & { returnReason: string | null; accountName: string };
type MatchRow = { matchId: string; parts: MatchedPart[]; madeBy: string | null; madeAt: string };

export type AskedLines = Readonly<{ state: "waiting" | "matched"; before: number | null }>;

const shownColumns = `${lineColumns}, l.return_reason as "returnReason", a.name as "accountName"`;
const ofAccount = "join bank_entries e on e.id = l.entry_id join bank_accounts a on a.id = e.account_id";

/** The oldest that waits comes first, so that working through the list empties it; of the matched ones the latest. */
export const listLines = (pool: pg.Pool, referencesIn: ReferencesIn) => {
  const waiting = async (before: number | null): Promise<BankLineRow[]> => {
    const { rows } = await pool.query<Row>(
      `select ${shownColumns} from waiting_bank_lines l ${ofAccount}
       where $1::bigint is null or l.id > $1 order by l.id limit ${pageSize + 1}
       /* never null: id, cents, wholeCents, event, remittance, joinedRemittance, because a line has them */`,
      [before],
    );
    const candidatesOf = await candidatesFor(pool, rows, referencesIn);
    return rows.map((row) => lineOf(row, suggest(row, candidatesOf(row)).map(shownSuggestion), null));
  };
  const matched = async (before: number | null): Promise<BankLineRow[]> => {
    const { rows } = await pool.query<Row & MatchRow>(
      `select ${shownColumns}, m."matchId", m.parts, m."madeBy", m."madeAt"
       from (select l.*, 0::bigint as open_cents from bank_lines l) l ${ofAccount}
         join lateral (${partsOfLine}) m on m.parts is not null
       where $1::bigint is null or l.id < $1 order by l.id desc limit ${pageSize + 1}
       /* never null: cents, matchId, parts, madeAt, because it is matched */`,
      [before],
    );
    return rows.map((row) => lineOf(row, [], matchOf(row)));
  };
  return async ({ state, before }: AskedLines): Promise<BankLinePage> => {
    const rows = await (state === "waiting" ? waiting(before) : matched(before));
    const shown = rows.slice(0, pageSize);
    return { rows: shown, older: rows.length > pageSize ? String(shown.at(-1)?.id) : null };
  };
};

/** The parts of line `l` with what each one is. */
const partsOfLine = `select min(m.id) as "matchId", max(m.made_at)::text as "madeAt", max(${nameOfUser("u")}) as "madeBy",
    jsonb_agg(jsonb_build_object('kind', m.kind, 'ledgerAccount', m.ledger_account_id, 'cents', m.cents,
      'what', coalesce(d.reference, x.description, r.name, m.payout_id)) order by m.id) as parts
  from held_bank_matches m
    left join donations d on d.id = m.donation_id
    left join hand_entries h on h.id = m.hand_entry_id
    left join ledger_entries x on x.cause_kind = coalesce(h.kind, 'expense') and x.cause_id = coalesce(h.id, m.expense_id)
    left join match_rules r on r.id = m.rule_id
    left join users u on u.id = m.made_by
  where m.line_id = l.id`;

const matchOf = ({ matchId, parts, madeBy, madeAt }: MatchRow): BankLineRow["match"] => ({
  id: matchId,
  parts,
  madeBy,
  madeAt,
  undoesGift: parts.some(({ kind }) => kind === "gift" || kind === "donor"),
});

const lineOf = (
  row: Row,
  suggestions: BankLineRow["suggestions"],
  match: BankLineRow["match"],
): BankLineRow => ({
  id: row.id,
  bookedOn: row.bookedOn,
  cents: row.wholeCents,
  openCents: row.cents,
  event: row.event,
  counterpartyName: row.counterpartyName,
  counterpartyIban: row.counterpartyIban,
  structuredReference: row.structuredReference,
  remittance: row.remittance,
  returnReason: row.returnReason,
  accountName: row.accountName,
  suggestions,
  match,
});

export const shownSuggestion = ({
  parts,
  what,
  account,
  leavesCents,
  reasons,
  differences,
}: Suggestion): ShownSuggestion => ({
  parts: [...parts],
  what,
  ledgerAccount: account,
  leavesCents,
  reasons: [...reasons],
  differences: [...differences],
});
