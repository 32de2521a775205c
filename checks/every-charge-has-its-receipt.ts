import { checkByQuery } from "./check.ts";

export const everyChargeHasItsReceipt = checkByQuery(
  "every-charge-has-its-receipt",
  "Every paid donation has one receipt, and an unpaid one has none.",
  `select format('donation %s: %s receipts', d.id, written.receipts) as fault
   from donations d
     cross join lateral (
       select count(*) as receipts from receipts r where r.donation_id = d.id and r.cause = 'gift'
     ) written
   where written.receipts <> (case when d.paid_at is null then 0 else 1 end)`,
);
