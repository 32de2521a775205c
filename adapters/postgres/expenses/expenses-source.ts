import { expensesList } from "#domain/expenses/expenses-list.ts";
import { nameOfUser } from "../applications/sources.ts";
import { listSource } from "../lists/list-source.ts";

/** Old bookings have no stored purpose and use the first known one of their project or program. */
const titleOf = (kind: "project" | "program"): string =>
  `coalesce(k.title, (select f.title from purposes f
    where f.kind = '${kind}' and f.content_id = p.${kind}_id order by f.id limit 1))`;

/** Includes expenses from other sources, which have no document and no name. */
export const expensesSource = listSource(expensesList, {
  from: `ledger_entries e
    join ledger_postings p on p.entry_id = e.id
    join ledger_accounts a on a.id = p.account_id and a.category is not null
    left join purposes k on k.id = p.purpose_id
    left join expenses x on x.id = e.cause_id
    left join users u on u.id = x.entered_by
    left join ledger_entries r on r.reverses_entry_id = e.id
    left join expenses c on c.corrects = e.cause_id
    left join ledger_entries ce on ce.cause_kind = 'expense' and ce.cause_id = c.id`,
  where: "e.cause_kind = 'expense'",
  columns: {
    id: "e.cause_id",
    number: "e.id",
    spentOn: "e.booked_on",
    description: "e.description",
    category: "a.category",
    project: { id: "p.project_id", name: titleOf("project") },
    program: { id: "p.program_id", name: titleOf("program") },
    amountCents: "p.cents",
    enteredBy: nameOfUser("u"),
    documentType: "x.document_type",
    document: "x.document_sha256",
    reversedOn: "r.booked_on",
    reason: "r.description",
    correctedBy: "ce.id",
  },
  filters: {
    purpose: (purpose, bind) => {
      const [kind, id] = purpose.split(/:(.*)/s);
      return `p.${kind === "project" ? "project" : "program"}_id = ${bind(id)}::text`;
    },
    category: (category, bind) => `a.category = ${bind(category)}::text`,
    year: (year, bind) =>
      `e.booked_on between ${bind(`${year}-01-01`)}::date and ${bind(`${year}-12-31`)}::date`,
    project: (id, bind) => `p.project_id = ${bind(id)}::text`,
    program: (id, bind) => `p.program_id = ${bind(id)}::text`,
  },
  totals: { amountCents: "case when r.id is null then p.cents end" },
});
