import { checkByQuery } from "./check.ts";

/** Longer than five business days. */
const daysToArrive = 8;

export const payoutsAreExplained = checkByQuery(
  "payouts-are-explained",
  "Every payout of a provider adds up, is made of payments that we know, and reached the bank.",
  `select format('%s payout %s: its parts make %s cents more than was paid out', provider, id, problem->>'differenceCents') as fault
   from payouts where problem->>'reason' = 'does_not_add_up'
   union all
   select format('%s payout %s contains %s %s of %s cents, which nobody here knows: it lies in suspense', provider, payout_id,
     kind, coalesce(payment_id, part_id), cents)
   from payout_parts part where is_unknown and exists (
     select from ledger_entries entry where entry.cause_kind = 'suspense'
       and entry.cause_id in (part.provider || ':' || part.payment_id, part.provider || ':' || part.part_id)
       and not exists (select from ledger_entries back where back.reverses_entry_id = entry.id))
   union all
   select format('%s payout %s of %s cents should have arrived on %s and is on no statement', p.provider, p.id, p.cents, p.arrives_on)
   from payouts p
   where p.booked_at is not null and p.booked_back_at is null
     and p.arrives_on + ${daysToArrive} < (select min(known_to) from bank_accounts where known_to is not null)
     and p.arrives_on >= (select min(known_from) from bank_accounts where known_from is not null)
     and not exists (select from bank_matches m where m.payout_provider = p.provider and m.payout_id = p.id
       and m.undoes is null and not exists (select from bank_matches u where u.undoes = m.id))`,
);
