import { checkByQuery } from "./check.ts";

export const receiptsHaveNoGaps = checkByQuery(
  "receipts-have-no-gaps",
  "The receipts of each year are numbered from 1 without a gap, and the next number follows the last.",
  `select format('%s: %s receipts numbered up to %s, the counter says %s', coalesce(numbered.year, counter.year),
     coalesce(numbered.receipts, 0), coalesce(numbered.last, 0), coalesce(counter.last, 0)) as fault
   from (
     select year, count(distinct number) as receipts, min(number) as first, max(number) as last
     from receipts where number is not null group by year
   ) numbered full join receipt_counters counter on counter.year = numbered.year
   where numbered.first is distinct from 1 or numbered.last is distinct from numbered.receipts
     or counter.last is distinct from numbered.last`,
);
