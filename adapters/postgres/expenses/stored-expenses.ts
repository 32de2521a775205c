import type pg from "pg";
import type { BookedDocument } from "#domain/document-type.ts";
import type { Expense, Expenses } from "#domain/expenses/ports.ts";
import type { Entry } from "#domain/ledger/entry.ts";
import { bookExpense } from "#domain/ledger/postings.ts";
import { noCents, type Cents } from "#domain/money/cents.ts";
import { enterOrWait } from "../approvals/waiting-entries.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { constraintOf } from "../base/constraint-of.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { tellEveryInstance } from "../content/content-changes.ts";
import { reverseEntry } from "../ledger/by-hand/reverse-entry.ts";
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

  enter: (expense, document, { step, by, requestId }) =>
    inTransaction(pool, async (client) => {
      const waiting = {
        id: expense.id,
        kind: "expense",
        entry: expense,
        cents: expense.amountCents,
        document,
      };
      const entered = await enterOrWait(client, waiting, { step, by, requestId });
      if (typeof entered === "string") return entered;
      const { rows } = await client.query<{ sha256: string }>(
        `insert into expenses (id, entered_by, document_type, document) values ($1, $2, $3, $4)
         on conflict (id) do nothing returning document_sha256 as sha256`,
        [expense.id, entered.enteredBy, document.type, document.bytes],
      );
      if (!rows[0]) return "entered" as const;
      await storedBooks(client).book(entryOf(expense));
      const { id, description: _, ...facts } = expense;
      if (step === "book")
        await writeAudit(client, {
          actor: by,
          action: "expense.entered",
          subject: { kind: "expense", id },
          after: { ...facts, documentSha256: rows[0].sha256 },
          requestId,
        });
      await client.query(tellEveryInstance);
      return "entered" as const;
    }).catch((error: unknown) => {
      // The database prevents overspending the fund, also concurrently.
      if (constraintOf(error) === "zakat_fund_holds_it") return "fund_too_small" as const;
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

const entryOf = ({ id, spentOn, amountCents, ...expense }: Expense): Entry =>
  bookExpense({ ...expense, expenseId: id, on: spentOn, cents: amountCents });
