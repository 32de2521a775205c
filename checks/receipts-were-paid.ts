import { checkByQuery } from "./check.ts";

/** The demonstration's history was never at a provider. */
export const receiptsWerePaid = checkByQuery(
  "receipts-were-paid",
  "Every receipt is for a payment that was paid, on the day of the year that the provider or the bank names.",
  `select format('receipt %s: payment %s is %s, paid at %s', r.id, a.id, coalesce(a.truth->>'state', 'unknown'),
     a.truth->>'paidAt') as fault
   from receipts r join donations d on d.id = r.donation_id
     left join payment_attempts a on a.id = d.paid_attempt_id
   where r.cause = 'gift' and coalesce(a.payment_id, '') not like 'demo-payment-%'
     and (a.truth->>'state' is distinct from 'paid'
       or (a.truth->>'paidAt' is not null and (d.paid_at is distinct from (a.truth->>'paidAt')::timestamptz
         or r.year <> extract(year from d.paid_at at time zone 'Europe/Amsterdam'))))`,
);
