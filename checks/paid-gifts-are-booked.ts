import { checkByQuery } from "./check.ts";

export const paidGiftsAreBooked = checkByQuery(
  "paid-gifts-are-booked",
  "Every paid donation stands in the books once, with exactly what was given and what was charged.",
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
);
