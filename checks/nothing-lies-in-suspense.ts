import { checkByQuery } from "./check.ts";

export const nothingLiesInSuspense = checkByQuery(
  "nothing-lies-in-suspense",
  "No money that fits no gift is waiting to be sent back.",
  `select format('payment %s: %s cents since %s', payment, sum(cents), min(booked_on)) as fault
   from (
     select -posting.cents as cents, entry.booked_on,
       array_to_string((string_to_array(regexp_replace(entry.cause_id, '^suspense(_[a-z]+)?:', ''), ':'))[1:2], ' ')
         as payment
     from ledger_postings posting join ledger_entries entry on entry.id = posting.entry_id
     where posting.account_id = 'suspense'
   ) lying
   group by payment having sum(cents) <> 0 order by min(booked_on), payment`,
);
