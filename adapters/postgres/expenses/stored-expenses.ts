import type pg from "pg";
import type { BookedDocument } from "#domain/document-type.ts";
import type { Actor } from "#domain/audit/audit-entry.ts";
import type { CorrectableExpense } from "#domain/expenses/answers.ts";
import type { Correction, Expense, Expenses } from "#domain/expenses/ports.ts";
import type { Entry } from "#domain/ledger/entry.ts";
import { bookExpense } from "#domain/ledger/postings.ts";
import { noCents, type Cents } from "#domain/money/cents.ts";
import { enterOrWait } from "../approvals/waiting-entries.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { moveMatches, PaymentReturned } from "../bank/move-matches.ts";
import { constraintOf } from "../base/constraint-of.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { tellEveryInstance } from "../content/content-changes.ts";
import { reverseEntry, reverseOnce } from "../ledger/by-hand/reverse-entry.ts";
import { storedBooks } from "../ledger/ledger.ts";

export const storedExpenses = (pool: pg.Pool): Expenses => ({
  years: async () => {
    const { rows } = await pool.query<{ year: number }>(
      `select distinct extract(year from booked_on)::int as year from ledger_entries
       where cause_kind = 'expense' order by 1 desc`,
    );
    return rows.map(({ year }) => year);
  },

  zakatBalance: async () => {
    const { rows } = await pool.query<{ cents: Cents }>("select zakat_balance() as cents");
    return rows[0]?.cents ?? noCents;
  },

  toCorrect: async (id) => {
    const { rows } = await pool.query<CorrectableExpense>(
      `select e.cause_id as id, e.id as number, p.cents as "amountCents", coalesce(e.value_on, e.booked_on) as "spentOn",
         a.category, case when p.account_id like '%.%' then p.account_id end as account, p.project_id as "projectId", p.program_id as "programId", p.fund, p.nature, e.description,
         x.id is not null as "hasDocument" /* never null: category, spentOn, because an expense has them */
       from ledger_entries e
         join ledger_postings p on p.entry_id = e.id
         join ledger_accounts a on a.id = p.account_id and a.category is not null
         left join expenses x on x.id = e.cause_id
       where e.cause_kind = 'expense' and e.cause_id = $1
         and not exists (select from ledger_entries r where r.reverses_entry_id = e.id)`,
      [id],
    );
    return rows[0] ?? null;
  },

  enter: (expense, document, entering) =>
    inTransaction(pool, (client) => enter(client, expense, document, entering)).catch((error: unknown) => {
      if (error instanceof NotCorrectable || error instanceof PaymentReturned)
        return "not_correctable" as const;
      // The database prevents overspending the fund and a second correction, also concurrently.
      const broken = constraintOf(error);
      if (broken === "zakat_fund_holds_it") return "fund_too_small" as const;
      if (broken === "account_is_open") return "unknown_account" as const;
      if (broken === "expense_corrected_once") return "not_correctable" as const;
      throw error;
    }),

  reverse: async (id, reason, by, requestId) =>
    (await reverseEntry(pool, { kind: "expense", id }, reason, by, requestId)) !== "not_by_hand",

  document: async (id) => {
    const { rows } = await pool.query<BookedDocument & { spentOn: string }>(
      `select x.document_type as type, x.document as bytes, e.booked_on as "spentOn"
       from expenses x join ledger_entries e on e.cause_kind = 'expense' and e.cause_id = x.id where x.id = $1`,
      [id],
    );
    return rows[0] ?? null;
  },
});

/** Rolls the transaction back. */
class NotCorrectable extends Error {}

async function enter(
  client: pg.PoolClient,
  expense: Expense,
  document: BookedDocument,
  { step, by, requestId }: Parameters<Expenses["enter"]>[2],
): ReturnType<Expenses["enter"]> {
  const { id, corrects } = expense;
  if (step === "wait" && corrects && !(await mayWait(client, id, corrects))) throw new NotCorrectable();
  const waiting = { id, kind: "expense", entry: expense, cents: expense.amountCents, document };
  const entered = await enterOrWait(client, waiting, { step, by, requestId });
  if (typeof entered === "string") return entered;
  const { rows } = await client.query<{ sha256: string }>(
    `insert into expenses (id, entered_by, document_type, document, corrects) values ($1, $2, $3, $4, $5)
     on conflict (id) do nothing returning document_sha256 as sha256`,
    [id, entered.enteredBy, document.type, document.bytes, corrects?.expenseId ?? null],
  );
  if (!rows[0]) return "entered";
  if (corrects) await reverseCorrected(client, corrects, by, requestId);
  await storedBooks(client).book(entryOf(expense));
  if (corrects) await moveMatches(client, corrects.expenseId, id, by, requestId);
  const { description: _, ...facts } = expense;
  if (step === "book")
    await writeAudit(client, {
      actor: by,
      action: "expense.entered",
      subject: { kind: "expense", id },
      after: { ...facts, documentSha256: rows[0].sha256 },
      requestId,
    });
  await client.query(tellEveryInstance);
  return "entered";
}

/** Checked again when it is approved. */
async function mayWait(client: pg.PoolClient, id: string, { expenseId }: Correction): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from waiting_entries where id = $1
     union all
     select from ledger_entries e where e.cause_kind = 'expense' and e.cause_id = $2
       and not exists (select from ledger_entries r where r.reverses_entry_id = e.id)`,
    [id, expenseId],
  );
  return rowCount !== 0;
}

async function reverseCorrected(
  client: pg.PoolClient,
  { expenseId, reason }: Correction,
  by: Actor,
  requestId: string,
): Promise<void> {
  const cause = { kind: "expense", id: expenseId } as const;
  if ((await reverseOnce(client, cause, reason, by, requestId)) !== "reversed") throw new NotCorrectable();
}

const entryOf = ({ id, spentOn, amountCents, ...expense }: Expense): Entry =>
  bookExpense({ ...expense, expenseId: id, on: spentOn, cents: amountCents });
