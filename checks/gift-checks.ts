import { checkByQuery, type Check } from "./check.ts";

/** Rejected refunds and won disputes have come back. */
const takenOut = (list: string, states: string) => `
  (select coalesce(sum((moved->>'cents')::bigint), 0) from jsonb_array_elements(a.truth->'${list}') as moved
   where moved->>'state' in (${states}))`;

/** After a restore, numbers continue after a recorded gap. */
export const receiptsHaveNoGaps = checkByQuery(
  "receipts-have-no-gaps",
  "Each year's receipts are numbered from 1 without gaps, except gaps left by a restore, and the next number follows the last.",
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

export const giftChecks: readonly Check[] = [
  checkByQuery(
    "paid-gifts-are-booked",
    "Every paid donation is booked exactly once, with the amount given and the amount charged.",
    `select format('donation %s: %s gift entries, held %s of %s, given %s of %s', d.id, booked.entries, booked.held,
     d.charged_cents, booked.given, d.amount_cents) as fault
   from donations d
     cross join lateral (
       select count(distinct entry.id) as entries,
         coalesce(sum(posting.cents) filter (where account.holds), 0) as held,
         coalesce(-sum(posting.cents) filter (where account.raised), 0) as given
       from ledger_entries entry
         join ledger_postings posting on posting.entry_id = entry.id
         join ledger_accounts account on account.id = posting.account_id
       where entry.cause_kind = 'gift' and entry.cause_id = d.id
     ) booked
   where d.paid_at is not null
     and (booked.entries <> 1 or booked.held <> d.charged_cents or booked.given <> d.amount_cents)`,
  ),
  checkByQuery(
    "booked-gifts-are-paid",
    "Every donation in the ledger was paid.",
    `select format('entry %s: donation %s was not paid', entry.id, entry.cause_id) as fault
   from ledger_entries entry left join donations d on d.id = entry.cause_id
   where entry.cause_kind = 'gift' and (d.paid_at is null or entry.donation_id is distinct from d.id)`,
  ),
  checkByQuery(
    "returned-money-is-booked",
    "The ledger amount of a donation equals the provider's payment less refunds and fees; a reversed donation has none.",
    // Summed once: a lookup per donation takes minutes without table statistics.
    `with held as (
     select entry.donation_id as id, sum(posting.cents) as cents
     from ledger_entries entry
       join ledger_postings posting on posting.entry_id = entry.id
       join ledger_accounts account on account.id = posting.account_id and account.holds
     where entry.donation_id is not null
     group by entry.donation_id
   )
   select format('donation %s: the books hold %s, the provider says %s', id, held, kept) as fault
   from (
     select d.id, coalesce(held.cents, 0) as held,
       case when d.status = 'REVERSED' then 0 else (a.truth->>'amountCents')::bigint - coalesce((a.truth->>'feeCents')::bigint, 0)
         - ${takenOut("refunds", "'done'")} - ${takenOut("disputes", "'open', 'lost'")} end as kept
     from donations d
       join payment_attempts a on a.id = d.paid_attempt_id
       left join held on held.id = d.id
     where d.paid_at is not null and a.truth is not null
   ) compared
   where held <> kept`,
  ),
  checkByQuery(
    "every-charge-has-its-receipt",
    "Every paid donation has one receipt, and an unpaid one has none.",
    `select format('donation %s: %s receipts', d.id, written.receipts) as fault
   from donations d
     cross join lateral (
       select count(*) as receipts from receipts r where r.donation_id = d.id and r.cause = 'gift'
     ) written
   where written.receipts <> (case when d.paid_at is null then 0 else 1 end)`,
  ),
  // The demonstration's history was never at a provider.
  checkByQuery(
    "receipts-were-paid",
    "Every receipt is for a paid donation, with the payment date of the provider or the bank.",
    `select format('receipt %s: payment %s is %s, paid at %s', r.id, a.id, coalesce(a.truth->>'state', 'unknown'),
     a.truth->>'paidAt') as fault
   from receipts r join donations d on d.id = r.donation_id
     left join payment_attempts a on a.id = d.paid_attempt_id
   where r.cause = 'gift' and coalesce(a.payment_id, '') not like 'demo-payment-%'
     and (a.truth->>'state' is distinct from 'paid'
       or (a.truth->>'paidAt' is not null and (d.paid_at is distinct from (a.truth->>'paidAt')::timestamptz
         or r.year <> extract(year from d.paid_at at time zone 'Europe/Amsterdam'))))`,
  ),
  receiptsHaveNoGaps,
];
