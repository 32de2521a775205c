import { checkByQuery } from "./check.ts";

/** Rejected refunds and won disputes have come back. */
const takenOut = (list: string, states: string) => `
  (select coalesce(sum((moved->>'cents')::bigint), 0) from jsonb_array_elements(a.truth->'${list}') as moved
   where moved->>'state' in (${states}))`;

export const returnedMoneyIsBooked = checkByQuery(
  "returned-money-is-booked",
  "What the books hold of a donation is what its provider took, less what went back and the provider's fee; of one that staff undid, nothing.",
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
);
