import type pg from "pg";
import type { DonationStory } from "#domain/donation-admin/answers.ts";
import type { DonationLookup } from "#domain/donation-admin/ports.ts";
import { accountOfGift } from "../base/account-of.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { donorEmail } from "./donations-source.ts";
import { refundableCents, shownState } from "./refundable.ts";

/** The provider's report overrides its earlier answer: it may refuse late, or have done it silently. */
const refundOutcome = `coalesce(case ${shownState} when 'done' then 'DONE' when 'pending' then 'ACCEPTED'
  when 'failed' then 'FAILED' end, r.outcome)`;

const story = `
  select d.id, d.reference, d.created_at as "createdAt", d.status, d.amount_cents as "amountCents", d.frequency,
    d.donor_name as "donorName", ${donorEmail} as "donorEmail", d.campaign_id as "campaignId", d.charged_cents as "chargedCents", ${refundableCents} as "refundableCents",
    d.program_id as "programId", d.language, d.country, d.paid_at as "paidAt", ${accountOfGift} as "userId",
    d.recurring_gift_id as "recurringGiftId",
    case when d.tribute_type is not null
      then jsonb_build_object('type', d.tribute_type, 'honoree', d.tribute_honoree) end as tribute,
    (select coalesce(jsonb_agg(jsonb_build_object('from', from_status, 'to', to_status, 'at', ${utc("at")}) order by id), '[]')
     from donation_events where donation_id = d.id) as moves,
    (select coalesce(jsonb_agg(jsonb_build_object('number', number, 'provider', provider, 'paymentId', payment_id,
       'state', coalesce(truth->>'state', 'open'), 'method', truth->>'method', 'chargedCents', charged_cents,
       'feeCents', (truth->>'feeCents')::bigint) order by number), '[]')
     from payment_attempts where donation_id = d.id) as payments,
    (select coalesce(jsonb_agg(jsonb_build_object('bookedOn', e.booked_on, 'kind', e.cause_kind, 'lines',
       (select jsonb_agg(jsonb_build_object('account', account_id, 'cents', cents) order by line)
        from ledger_postings where entry_id = e.id)) order by e.id), '[]')
     from ledger_entries e where e.donation_id = d.id) as entries,
    (select coalesce(jsonb_agg(jsonb_build_object('number', year || '-' || lpad(number::text, 6, '0'),
       'queuedAt', ${utc("queued_at")}) order by id), '[]')
     from receipts where donation_id = d.id) as receipts,
    (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'state', state,
       'at', ${utc("coalesce(sent_at, created_at)")}) order by created_at), '[]')
     from mail_outbox
     where split_part(cause, ':', 1) = any(array(
         select d.id union all select id::text from receipts where donation_id = d.id))
       and (kind = 'gift-receipt' or split_part(cause, ':', 1) = d.id)) as mails,
    (select jsonb_build_object('bankReference', g.bank_reference, 'goods', g.goods, 'hasDocument', g.document_type is not null,
       'corrects', (select jsonb_build_object('id', id, 'reference', reference) from donations where id = g.corrects))
     from entered_gifts g where g.id = d.id) as "byHand",
    (select jsonb_build_object('id', later.id, 'reference', later.reference)
     from entered_gifts g join donations later on later.id = g.id where g.corrects = d.id limit 1) as "correctedBy",
    (select jsonb_build_object('reason', reason, 'at', ${utc("reversed_at")})
     from gift_reversals where donation_id = d.id) as reversal,
    d.status = 'COMPLETED' and exists (
      select from payment_attempts a where a.id = d.paid_attempt_id and a.provider = 'bank') as "canBeReversed",
    (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'cents', r.cents, 'reason', r.reason,
       'at', ${utc("r.asked_at")}, 'outcome', ${refundOutcome}) order by r.asked_at), '[]')
     from refund_requests r where r.donation_id = d.id) as refunds
  from donations d where d.id = $1`;

type Row = Omit<DonationStory, "createdAt" | "paidAt"> & {
  createdAt: Date;
  paidAt: Date | null;
  userId: string | null;
};

export const showDonation =
  (pool: pg.Pool): DonationLookup["show"] =>
  async (id, by, requestId) => {
    const { rows } = await pool.query<Row>({ name: "donation-story", text: story, values: [id] });
    if (!rows[0]) return null;
    const { userId, createdAt, paidAt, ...told } = rows[0];
    await writeAudit(pool, {
      actor: by,
      action: "donation.viewed",
      subject: { kind: "donation", id },
      aboutUserId: userId,
      requestId,
    });
    return { ...told, createdAt: createdAt.toISOString(), paidAt: paidAt?.toISOString() ?? null };
  };

function utc(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
