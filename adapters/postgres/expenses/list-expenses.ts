import type pg from "pg";
import type { Expenses, AskedExpenses, StoredExpense } from "#domain/expenses/ports.ts";
import { readDayCursor, writeDayCursor } from "../base/page-cursor.ts";
import { nameOfUser } from "../applications/sources.ts";

const pageSize = 25;

/** All expenses of the books, also those without document and author. */
export const fromExpenses = `ledger_entries e
  join ledger_postings p on p.entry_id = e.id
  join ledger_accounts a on a.id = p.account_id and a.category is not null
  left join expenses x on x.id = e.cause_id
  left join users u on u.id = x.entered_by
  left join ledger_entries r on r.reverses_entry_id = e.id`;

export const enteredByName = nameOfUser("u");

type Row = Omit<StoredExpense, "reversed" | "number"> & {
  entryId: number;
  reversedOn: string | null;
  reversedFor: string | null;
};

/** Cursor paging. */
export const listExpenses =
  (pool: pg.Pool): Expenses["list"] =>
  async (asked) => {
    const from = readDayCursor(asked.before);
    const { rows } = await pool.query<Row>(
      `select e.id as "entryId", e.cause_id as id, e.booked_on as "spentOn", e.description, a.category,
         p.project_id as "projectId", p.program_id as "programId", p.purpose_id as "purposeId", p.cents as "amountCents",
         ${enteredByName} as "enteredBy", x.document_type as "documentType",
         r.booked_on as "reversedOn", r.description as "reversedFor"
       from ${fromExpenses}
       where ${expenseConditions} and ($6::date is null or (e.booked_on, e.id) < ($6, $7::bigint))
       order by e.booked_on desc, e.id desc limit ${pageSize + 1}`,
      [...expenseValues(asked), from?.day ?? null, from?.entryId ?? null],
    );
    const shown = rows.slice(0, pageSize);
    const last = shown.at(-1);
    return {
      rows: shown.map(rowOf),
      older: rows.length > pageSize && last ? writeDayCursor(last.spentOn, last.entryId) : null,
    };
  };

/** `e` is the entry, `a` its account, `p` its posting. An unused filter is null and removed when planning. */
export const expenseConditions = `e.cause_kind = 'expense' and ($1::text is null or a.category = $1)
  and ($2::text is null or p.project_id = $2) and ($3::text is null or p.program_id = $3)
  and ($4::date is null or e.booked_on between $4 and $5::date)`;

export const expenseValues = ({
  category,
  projectId,
  programId,
  year,
}: Omit<AskedExpenses, "before">): unknown[] => [
  category,
  projectId,
  programId,
  ...(year === null ? [null, null] : [`${year}-01-01`, `${year}-12-31`]),
];

const rowOf = (row: Row): StoredExpense => ({
  id: row.id,
  number: row.entryId,
  spentOn: row.spentOn,
  description: row.description,
  category: row.category,
  projectId: row.projectId,
  programId: row.programId,
  purposeId: row.purposeId,
  amountCents: row.amountCents,
  enteredBy: row.enteredBy,
  documentType: row.documentType,
  reversed: row.reversedOn === null ? null : { on: row.reversedOn, reason: row.reversedFor ?? "" },
});
