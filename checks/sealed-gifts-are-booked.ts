import { checkByQuery } from "./check.ts";

export const sealedGiftsAreBooked = checkByQuery(
  "sealed-gifts-are-booked",
  "What each year's latest seal adds up to is what the books say was raised in that year, gift by gift, up to the same entry.",
  `with latest as (
     select distinct on (year) position, year, ledger_entry_id, gift_cents - refund_cents as sealed, other_cents as other
     from sealings order by year, position desc
   ), booked as (
     select latest.year,
       coalesce(-sum(posting.cents) filter (where entry.donation_id is not null), 0) as gifts,
       coalesce(-sum(posting.cents) filter (where entry.donation_id is null), 0) as other
     from latest
       join ledger_entries entry on entry.id <= latest.ledger_entry_id
         and entry.booked_on between make_date(latest.year, 1, 1) and make_date(latest.year, 12, 31)
       join ledger_postings posting on posting.entry_id = entry.id
       join ledger_accounts account on account.id = posting.account_id and account.raised
     group by 1
   )
   select format('year %s, seal %s: sealed %s, booked %s; without a gift %s, booked %s', year, position, sealed,
     booked.gifts, latest.other, booked.other) as fault
   from latest left join booked using (year)
   where sealed is distinct from coalesce(booked.gifts, 0) or latest.other is distinct from coalesce(booked.other, 0)`,
);
