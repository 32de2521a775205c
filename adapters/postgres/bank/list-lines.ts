import type pg from "pg";
import type { BankLinePage, BankLineRow } from "#domain/bank/answers.ts";
import { suggest, type Explanation } from "#domain/bank/suggest.ts";
import { nameOfUser } from "../applications/sources.ts";
import { candidatesFor, type LineToMatch, type ReferencesIn } from "./candidates.ts";
import { holds } from "./holds.ts";
import { lineColumns } from "./match-line.ts";

const pageSize = 25;

type Row = LineToMatch & {
  returnReason: string | null;
  accountName: string;
  matchId: string | null;
  kind: NonNullable<BankLineRow["match"]>["kind"] | null;
  ledgerAccount: string | null;
  what: string | null;
  madeBy: string | null;
  madeAt: string | null;
};

export type AskedLines = Readonly<{ state: "waiting" | "matched"; before: number | null }>;

/** The oldest that waits comes first, so that working through it empties it; of what is matched the latest. */
export const listLines =
  (pool: pg.Pool, referencesIn: ReferencesIn) =>
  async ({ state, before }: AskedLines): Promise<BankLinePage> => {
    const { rows } = await pool.query<Row>(
      `select ${lineColumns}, l.return_reason as "returnReason", a.name as "accountName", m.id as "matchId", nullif(m.kind, 'undo') as kind,
         m.ledger_account_id as "ledgerAccount", coalesce(d.reference, x.description, r.name, m.payout_id) as what,
         ${nameOfUser("u")} as "madeBy", m.made_at::text as "madeAt"
       from bank_lines l
         join bank_entries e on e.id = l.entry_id
         join bank_accounts a on a.id = e.account_id
         left join bank_matches m on m.line_id = l.id and ${holds("m")}
         left join donations d on d.id = m.donation_id
         left join hand_entries h on h.id = m.hand_entry_id
         left join ledger_entries x on x.cause_kind = coalesce(h.kind, 'expense') and x.cause_id = coalesce(h.id, m.expense_id)
         left join match_rules r on r.id = m.rule_id
         left join users u on u.id = m.made_by
       where case when $1 then m.id is null else m.id is not null end
         and ($2::bigint is null or case when $1 then l.id > $2 else l.id < $2 end)
       order by case when $1 then l.id else -l.id end limit ${pageSize + 1}`,
      [state === "waiting", before],
    );
    const shown = rows.slice(0, pageSize);
    const candidatesOf = state === "waiting" ? await candidatesFor(pool, shown, referencesIn) : null;
    const last = shown.at(-1);
    return {
      rows: shown.map((row) => ({
        id: row.id,
        bookedOn: row.bookedOn,
        cents: row.cents,
        event: row.event,
        counterpartyName: row.counterpartyName,
        counterpartyIban: row.counterpartyIban,
        structuredReference: row.structuredReference,
        remittance: row.remittance,
        returnReason: row.returnReason,
        accountName: row.accountName,
        suggestion: candidatesOf ? told(suggest(row, candidatesOf(row))?.explanation) : null,
        match: matchOf(row),
      })),
      older: rows.length > pageSize && last ? String(last.id) : null,
    };
  };

const matchOf = ({ matchId, kind, what, ledgerAccount, madeBy, madeAt }: Row): BankLineRow["match"] =>
  matchId === null || kind === null || madeAt === null
    ? null
    : {
        id: matchId,
        kind,
        what,
        ledgerAccount,
        madeBy,
        madeAt,
        undoesGift: kind === "gift" || kind === "donor",
      };

function told(explanation: Explanation | undefined): BankLineRow["suggestion"] {
  if (!explanation) return null;
  const { kind } = explanation;
  switch (kind) {
    case "gift":
    case "entered_gift":
      return { kind, what: explanation.reference, ledgerAccount: null };
    case "entry":
      return { kind, what: explanation.what, ledgerAccount: null, leavesCents: explanation.leavesCents };
    case "expense":
      return { kind, what: explanation.description, ledgerAccount: null };
    case "donor":
      return { kind, what: explanation.donorName, ledgerAccount: null };
    case "rule":
      return { kind, what: explanation.name, ledgerAccount: explanation.account };
    case "payout":
      return { kind, what: explanation.payoutId, ledgerAccount: explanation.account };
    case "own_transfer":
    case "return":
      return { kind, what: null, ledgerAccount: explanation.account };
  }
}
