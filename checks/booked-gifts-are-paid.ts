import { checkByQuery } from "./check.ts";

export const bookedGiftsArePaid = checkByQuery(
  "booked-gifts-are-paid",
  "Every gift in the books belongs to a donation that was paid.",
  `select format('entry %s: donation %s was not paid', entry.id, entry.cause_id) as fault
   from ledger_entries entry left join donations d on d.id = entry.cause_id
   where entry.cause_kind = 'gift' and (d.paid_at is null or entry.donation_id is distinct from d.id)`,
);
