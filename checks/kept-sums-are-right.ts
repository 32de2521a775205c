import { checkByQuery } from "./check.ts";

export const keptSumsAreRight = checkByQuery(
  "kept-sums-are-right",
  "The sums that are kept so that pages are quick are what adding up every posting gives.",
  `select format('account %s, year %s: off by %s', account_id, year, sum(cents)) as fault
   from (
     select account_id, year, campaign_id, program_id, project_id, purpose_id, fund, nature, cents
     from ledger_summary
     union all
     select account_id, extract(year from booked_on)::int, campaign_id, program_id, project_id, purpose_id, fund, nature,
       -cents
     from ledger_entries join ledger_postings on entry_id = id
     where id <= (select entry_id from ledger_summary_mark)
   ) both_sides
   group by account_id, year, campaign_id, program_id, project_id, purpose_id, fund, nature having sum(cents) <> 0`,
);
