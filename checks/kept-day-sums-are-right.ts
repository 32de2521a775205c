import { checkByQuery } from "./check.ts";

export const keptDaySumsAreRight = checkByQuery(
  "kept-day-sums-are-right",
  "The sums by day from which balances are read are what adding up every posting gives.",
  `select format('account %s on %s: off by %s and %s', account_id, day, sum(debit), sum(credit)) as fault
   from (
     select account_id, day, debit_cents as debit, credit_cents as credit, lines from ledger_days
     union all
     select account_id, booked_on, -greatest(cents, 0), -greatest(-cents, 0), -1
     from ledger_entries join ledger_postings on entry_id = id
     where id <= (select entry_id from ledger_summary_mark)
   ) both_sides
   group by account_id, day having sum(debit) <> 0 or sum(credit) <> 0 or sum(lines) <> 0`,
);
