import { checkByQuery, type Check } from "./check.ts";

export const keptSumsAreRight = checkByQuery(
  "kept-sums-are-right",
  "Stored totals equal the total of all postings.",
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

export const sealedGiftsAreBooked = checkByQuery(
  "sealed-gifts-are-booked",
  "Each year's latest seal equals the donations in the ledger, one by one, up to the same entry.",
  `with latest as (
     select distinct on (year) position, year, ledger_entry_id, gift_cents - refund_cents as sealed, other_cents as other
     from sealings order by year, position desc
   ), booked as (
     select latest.year,
       coalesce(-sum(posting.cents) filter (where entry.donation_id is not null), 0) as gifts,
       coalesce(-sum(posting.cents) filter (where entry.donation_id is null), 0) as other
     from latest
       join ledger_entries entry on entry.id <= latest.ledger_entry_id
         and not exists (select from unsealed_entries left_out where left_out.entry_id = entry.id)
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

export const sumChecks: readonly Check[] = [
  checkByQuery(
    "campaign-totals-agree",
    "The amount raised shown for each campaign equals the ledger and its paid donations.",
    `with shown as (
     select campaign_id, -sum(cents) as cents from ledger_sums join ledger_accounts on id = account_id
     where raised and campaign_id is not null group by 1
   ), booked as (
     select posting.campaign_id, -sum(posting.cents) as cents,
       coalesce(-sum(posting.cents) filter (where entry.cause_kind = 'gift'), 0) as gifts
     from ledger_postings posting
       join ledger_entries entry on entry.id = posting.entry_id
       join ledger_accounts account on account.id = posting.account_id
     where account.raised and posting.campaign_id is not null group by 1
   ), paid as (
     select campaign_id, sum(amount_cents) as cents from donations
     where paid_at is not null and campaign_id is not null group by 1
   )
   select format('campaign %s: shown %s, booked %s; gifts booked %s, paid %s', campaign_id, shown.cents, booked.cents,
     booked.gifts, paid.cents) as fault
   from shown full join booked using (campaign_id) full join paid using (campaign_id)
   where shown.cents is distinct from booked.cents or coalesce(booked.gifts, 0) <> coalesce(paid.cents, 0)`,
  ),
  keptSumsAreRight,
  checkByQuery(
    "kept-day-sums-are-right",
    "Stored daily totals equal the total of all postings.",
    `select format('account %s on %s: off by %s and %s', account_id, day, sum(debit), sum(credit)) as fault
   from (
     select account_id, day, debit_cents as debit, credit_cents as credit, lines from ledger_days
     union all
     select account_id, booked_on, -greatest(cents, 0), -greatest(-cents, 0), -1
     from ledger_entries join ledger_postings on entry_id = id
     where id <= (select entry_id from ledger_summary_mark)
   ) both_sides
   group by account_id, day having sum(debit) <> 0 or sum(credit) <> 0 or sum(lines) <> 0`,
  ),
  // New donors are not checked again: an erased donor would look new in every donation.
  checkByQuery(
    "kept-gift-days-are-right",
    "The daily totals for analytics equal the ledger, in every breakdown.",
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
  ),
  sealedGiftsAreBooked,
];
