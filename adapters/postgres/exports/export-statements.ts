import type { ApplicationKind } from "#domain/applications/application-kind.ts";
import type { ApplicationFilter } from "#domain/applications/review/ports.ts";
import type { AskedDonations } from "#domain/donation-admin/ports.ts";
import type { AskedExpenses } from "#domain/expenses/ports.ts";
import { accountOf, accountOfGift } from "../base/account-of.ts";
import { conditionsOf, conditionValues } from "../applications/conditions.ts";
import { nameOfUser, sources } from "../applications/sources.ts";
import { donationConditions, donationValues } from "../donation-admin/list-donations.ts";
import { enteredByName, expenseConditions, expenseValues, fromExpenses } from "../expenses/list-expenses.ts";
import type { Statement } from "./cursor-batches.ts";

/** A list with the filters of its page. */
export type AskedExport =
  | (Pick<AskedDonations, "status" | "search"> & Readonly<{ list: "donations" }>)
  | Readonly<{ list: ApplicationKind; filter: ApplicationFilter }>
  | Readonly<{ list: "expenses"; asked: AskedExpenses }>
  | Readonly<{ list: "audit"; year: number | null }>;

/**
 * `aboutUserId` is in no file: it names the account a row is about. Columns match `exports.column.…`; the suffix Cents
 * is money, On a date, At a time.
 */
export function exportStatement(asked: AskedExport): Statement {
  switch (asked.list) {
    case "donations":
      return donations(asked);
    case "expenses":
      return expenses(asked.asked);
    case "audit":
      return audit(asked.year);
    default:
      return applications(asked.list, asked.filter);
  }
}

const donations = (asked: Pick<AskedDonations, "status" | "search">): Statement => ({
  text: `select d.reference, d.created_at as "createdAt", d.paid_at as "paidAt", d.status,
        d.amount_cents as "amountCents", d.charged_cents as "chargedCents", d.frequency,
        d.campaign_id as campaign, d.program_id as program, d.donor_name as name, case when d.donor_email not like '%.invalid' then d.donor_email end as email,
        d.language, d.country, ${accountOfGift} as "aboutUserId"
      from donations d where ${donationConditions}
      order by d.created_at desc, d.id desc`,
  values: donationValues(asked),
});

function applications(kind: ApplicationKind, filter: ApplicationFilter): Statement {
  const { table, who, contact, email, about } = sources[kind];
  return {
    text: `select a.id, a."createdAt", a.status, a.who, a.contact, a.email, a.about, ${nameOfUser("u")} as assignee,
        ${accountOf("a.email")} as "aboutUserId"
      from (select id, created_at as "createdAt", status, ${who} as who, ${contact} as contact, ${email} as email,
              ${about} as about, assignee_id
            from ${table} where ${conditionsOf(kind)}) a
      left join users u on u.id = a.assignee_id
      order by a."createdAt" desc, a.id desc`,
    values: conditionValues(filter),
  };
}

const expenses = (asked: AskedExpenses): Statement => ({
  text: `select e.cause_id as id, e.booked_on as "spentOn", e.description, a.category, p.project_id as project,
        p.program_id as program, p.cents as "amountCents", ${enteredByName} as "enteredBy",
        x.document_sha256 as document, r.booked_on as "reversedOn", r.description as reason
      from ${fromExpenses} where ${expenseConditions} order by e.booked_on desc, e.id desc`,
  values: expenseValues(asked),
});

const audit = (year: number | null): Statement => ({
  text: `select at as "happenedAt", actor_id as actor, actor_role as role, action, subject_kind as "subjectKind",
      subject_id as subject, before::text as before, after::text as after
    from audit_log
    where $1::int is null or (at >= make_timestamptz($1, 1, 1, 0, 0, 0, 'Europe/Amsterdam')
      and at < make_timestamptz($1 + 1, 1, 1, 0, 0, 0, 'Europe/Amsterdam'))
    order by id desc`,
  values: [year],
});
