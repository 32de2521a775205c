import type pg from "pg";
import { approvalsList } from "#domain/approvals/approvals-list.ts";
import { nameOfUser } from "../applications/sources.ts";
import { listSource } from "../lists/list-source.ts";

const waiting = `(
  select id, method as kind, amount_cents, received_on as booked_on, entered_at, entered_by, donor->>'name' as donor_name,
    coalesce(bank_reference, goods) as description, corrects, document_type, outcome, reason, decided_by, decided_at
  from entered_gifts left join entered_gift_decisions on gift_id = id where needs_approval
  union all
  select id, kind, amount_cents, coalesce(entry->>'spentOn', entry->>'on')::date, entered_at, entered_by, null,
    entry->>'description', entry->'corrects'->>'expenseId', document_type, outcome, reason, decided_by, decided_at
  from waiting_entries left join entry_decisions on entry_id = id) w`;

/** How many wait for a second person. */
export async function countApprovals(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from ${waiting} where outcome is null`,
  );
  return rows[0]?.count ?? 0;
}

/** What waits, oldest first, then refusals of the last month. */
export const approvalsSource = listSource(approvalsList, {
  from: `${waiting}
    left join users u on u.id = w.entered_by
    left join users decider on decider.id = w.decided_by
    left join donations corrected on corrected.id = w.corrects
    left join ledger_entries corrected_expense on w.kind = 'expense'
      and corrected_expense.cause_kind = 'expense' and corrected_expense.cause_id = w.corrects`,
  where: "w.outcome is null or w.outcome = 'REFUSED' and w.decided_at > now() - interval '1 month'",
  columns: {
    id: "w.id",
    kind: "w.kind",
    amountCents: "w.amount_cents",
    bookedOn: "w.booked_on",
    enteredAt: "w.entered_at",
    enteredById: "w.entered_by",
    enteredBy: nameOfUser("u"),
    donorName: "w.donor_name",
    description: "w.description",
    corrects: "coalesce(corrected.reference, corrected_expense.id::text)",
    documentType: "w.document_type",
    reason: "w.reason",
    decidedBy: nameOfUser("decider"),
    decidedAt: "w.decided_at",
    decided: "(w.outcome is not null)::int",
  },
  filters: {},
});
