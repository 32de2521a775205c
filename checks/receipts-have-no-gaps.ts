import { checkByQuery } from "./check.ts";

/** After a restore, numbers continue after a recorded gap. */
export const receiptsHaveNoGaps = checkByQuery(
  "receipts-have-no-gaps",
  "The receipts of each year are numbered from 1 without a gap but for those that a restore left, and the next number follows the last.",
  `select format('%s: %s receipts numbered up to %s, the counter says %s', coalesce(numbered.year, counter.year),
     coalesce(numbered.receipts, 0), coalesce(numbered.last, 0), coalesce(counter.last, 0)) as fault
   from (
     select year, count(distinct number) as receipts, max(number) as last,
       bool_or(number < 1 or exists (select from receipt_gaps g where g.year = receipts.year
         and number > g.last_before and number <= g.goes_on_after)) as misplaced
     from receipts where number is not null group by year
   ) numbered full join receipt_counters counter on counter.year = numbered.year
   left join (
     select year, sum(goes_on_after - last_before) as skipped from receipt_gaps group by year
   ) gap on gap.year = coalesce(numbered.year, counter.year)
   where counter.last is distinct from coalesce(numbered.receipts, 0) + coalesce(gap.skipped, 0)
     or numbered.last > counter.last or numbered.misplaced`,
);
