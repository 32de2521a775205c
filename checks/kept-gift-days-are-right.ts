import { checkByQuery } from "./check.ts";

/** New donors are not checked again: an erased donor would look new in every donation. */
export const keptGiftDaysAreRight = checkByQuery(
  "kept-gift-days-are-right",
  "The gifts that are kept by day for the analytics come to what the books say, in every way they are told apart.",
  `with booked as (
     select entry.booked_on as day, -sum(posting.cents) as cents,
       -- What was undone was never given.
       count(distinct entry.id) filter (where entry.cause_kind = 'gift')
         - count(distinct entry.id) filter (where entry.cause_kind = 'gift_reversed') as gifts
     from ledger_entries entry
       join ledger_postings posting on posting.entry_id = entry.id
       join ledger_accounts account on account.id = posting.account_id and account.raised
     where entry.donation_id is not null and entry.id <= (select entry_id from gift_days_mark)
     group by 1
   ), kept as (
     select dimension, campaign_id = '*' as together, day, sum(gifts) as gifts, sum(given_cents - returned_cents) as cents
     from gift_days group by 1, 2, 3
   )
   select format('%s, %s: kept %s in %s gifts, booked %s in %s', dimension, day, kept.cents, kept.gifts, booked.cents,
     booked.gifts) as fault
   from kept full join booked using (day)
   where kept.cents is distinct from booked.cents or kept.gifts is distinct from booked.gifts`,
);
