import type pg from "pg";
import type { BankOverview, BankStatementRow } from "#domain/bank/answers.ts";
import type { BankFileRow } from "#domain/bank/file-answer.ts";
import type { Place } from "#domain/bank/chain.ts";
import { nameOfUser } from "../applications/sources.ts";
import { stepOf } from "./import-progress.ts";

const filesShown = 10;
const statementsShown = 40;

/** Our accounts and whether the books agree, what was uploaded lately, and the statements with what they wait for. */
export const bankOverview = (pool: pg.Pool) => async (): Promise<BankOverview> => {
  const { rows: accounts } = await pool.query<BankOverview["accounts"][number]>(
    `select id, iban, name, holder, ledger_account_id as "ledgerAccount", known_from as "knownFrom", known_to as "knownTo",
       closing_cents as "closingCents",
       (select coalesce(sum(s.cents), 0)::bigint from ledger_sums s where s.account_id = ledger_account_id) as "booksCents"
     from bank_accounts order by added_at`,
  );
  const { rows: files } = await pool.query<BankFileRow>(
    `select f.id, f.name, f.state, f.uploaded_at::text as "uploadedAt", ${nameOfUser("u")} as "uploadedBy",
       f.read_entries as "readEntries", f.is_read_as_latin as "isReadAsLatin", f.problems,
       of_file.statements as "statementCount", of_file.new as "newCount",
       case step when 'reading' then jsonb_build_object('step', step, 'done', f.read_bytes, 'total', f.size_bytes)
         when 'booking' then jsonb_build_object('step', step, 'done', f.booked_entries, 'total', of_file.entries)
         when 'matching' then jsonb_build_object('step', step, 'done', of_file.gone_through, 'total', of_file.lines)
       end as progress
     from bank_files f left join users u on u.id = f.uploaded_by
       cross join lateral (select ${stepOf} as step) at_step
       cross join lateral (
         select count(*)::int as statements, coalesce(sum(s.new_count), 0)::int as new,
           coalesce(sum(s.entry_count) filter (where s.state <> 'WAITING' or s.problem is null), 0)::int as entries,
           coalesce(sum(s.line_count), 0)::int as lines, coalesce(sum(s.gone_through), 0)::int as gone_through
         from bank_statements s where s.file_id = f.id) of_file
     where f.state <> 'RECEIVING' order by f.uploaded_at desc limit ${filesShown}`,
  );
  const { rows: statements } = await pool.query<Stored>(
    `select id, account_id as "accountId", bank_id as "bankId", from_on as "from", to_on as "to",
       opening_cents as "openingCents", closing_cents as "closingCents", entry_count as "entryCount",
       new_count as "newCount", late_count as "lateCount", state, problem
     from bank_statements order by state = 'JOINED', to_on desc, id desc limit ${statementsShown}`,
  );
  const { rows: waiting } = await pool.query<{ count: number }>(
    "select count(*)::int as count from waiting_bank_lines",
  );
  return {
    accounts,
    files,
    statements: statements.map(statementOf),
    waitingCount: waiting[0]?.count ?? 0,
  };
};

type Stored = Omit<BankStatementRow, "gap" | "differenceCents"> & { problem: Place | null };

const statementOf = ({ problem, ...stored }: Stored): BankStatementRow => ({
  ...stored,
  gap:
    problem?.kind === "gap"
      ? { after: problem.between[0], before: problem.between[1], missingCents: problem.missingCents }
      : null,
  differenceCents: problem?.kind === "conflict" ? problem.differenceCents : null,
});
