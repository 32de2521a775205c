import { checkByQuery } from "./check.ts";

export const campaignTotalsAgree = checkByQuery(
  "campaign-totals-agree",
  "What each campaign is shown to have raised is what the books say, and its gifts add up to its paid donations.",
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
);
