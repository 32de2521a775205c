/** Disputed or returned donations cannot be refunded. */
export const openStatuses = "'COMPLETED', 'PARTIALLY_REFUNDED'";

/** The provider's refunds of donation `d`, one row each. */
const shownRefunds = `payment_attempts shown_by,
  jsonb_array_elements(coalesce(shown_by.truth->'refunds', '[]')) as shown
  where shown_by.id = d.paid_attempt_id`;

/** Whether the provider shows request `r`: the name of each attempt starts with its id. */
const isShown = `exists (select from ${shownRefunds} and starts_with(shown->>'requestId', r.id))`;

/** The provider's state of request `r` of donation `d`; null if it does not show it. */
export const shownState = `(select shown->>'state' from ${shownRefunds}
  and starts_with(shown->>'requestId', r.id) order by shown->>'state' = 'failed' limit 1)`;

/** Requested, unanswered, and not shown by the provider. */
export const openCents = `(select coalesce(sum(r.cents), 0) from refund_requests r
  where r.donation_id = d.id and r.outcome = 'ASKED' and not ${isShown})::bigint`;

/** Accepted ones; older refunds without our name cannot be attributed. */
const promisedCents = `(select coalesce(sum(r.cents), 0) from refund_requests r
  where r.donation_id = d.id and r.outcome = 'ACCEPTED' and r.tries > 0 and not ${isShown})::bigint`;

/** Charged, less returned and in progress: each refund once. `d` is the donation. */
export const refundableCents = `case when d.paid_at is null or d.status = 'REVERSED' then 0 else greatest(0, d.charged_cents
  - (select coalesce(sum((shown->>'cents')::bigint), 0) from ${shownRefunds} and shown->>'state' <> 'failed')
  - ${openCents} - ${promisedCents}) end::bigint`;
