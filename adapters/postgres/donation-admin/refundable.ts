/** What may be sent back at all: nothing that is argued about, or has gone. */
export const openStatuses = "'COMPLETED', 'PARTIALLY_REFUNDED'";

/** What the provider shows of the paid attempt of donation `d`, one row for each refund. */
const shownRefunds = `payment_attempts shown_by,
  jsonb_array_elements(coalesce(shown_by.truth->'refunds', '[]')) as shown
  where shown_by.id = d.paid_attempt_id`;

/** Whether the provider shows request `r`: each of its tries had a name that begins with its id. */
const isShown = `exists (select from ${shownRefunds} and starts_with(shown->>'requestId', r.id))`;

/** How the provider says request `r` of donation `d` went; null where it does not show it. */
export const shownState = `(select shown->>'state' from ${shownRefunds}
  and starts_with(shown->>'requestId', r.id) order by shown->>'state' = 'failed' limit 1)`;

/** Asked for without an answer, and not to be seen at the provider. */
export const openCents = `(select coalesce(sum(r.cents), 0) from refund_requests r
  where r.donation_id = d.id and r.outcome = 'ASKED' and not ${isShown})::bigint`;

/** The same for those it said yes to; before our names were handed over, nothing shown can be told to be one of them. */
const promisedCents = `(select coalesce(sum(r.cents), 0) from refund_requests r
  where r.donation_id = d.id and r.outcome = 'ACCEPTED' and r.tries > 0 and not ${isShown})::bigint`;

/** What was charged, less what went back and what is on its way: each refund once. `d` is the donation. */
export const refundableCents = `case when d.paid_at is null or d.status = 'REVERSED' then 0 else greatest(0, d.charged_cents
  - (select coalesce(sum((shown->>'cents')::bigint), 0) from ${shownRefunds} and shown->>'state' <> 'failed')
  - ${openCents} - ${promisedCents}) end::bigint`;
