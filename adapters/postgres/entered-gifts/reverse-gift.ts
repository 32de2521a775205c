import type pg from "pg";
import type { Actor } from "#domain/audit/audit-entry.ts";
import type { DonationStatus } from "#domain/donation-status.ts";
import type { ReversalOutcome } from "#domain/entered-gifts/ports.ts";
import { refusalOfReversal } from "#domain/entered-gifts/refusals.ts";
import type { Language } from "#domain/language.ts";
import { bookGiftReversed } from "#domain/ledger/reverse-mistake.ts";
import type { Cents } from "#domain/money/cents.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { undoPart } from "../bank/undo-part.ts";
import { accountOfGift } from "../base/account-of.ts";
import { bookedEntry } from "../ledger/booked-entry.ts";
import { storedBooks } from "../ledger/ledger.ts";
import { queueMail } from "../mail/outbox.ts";

type Reversal = Readonly<{ donationId: string; reason: string; by: Actor; requestId: string }>;
type Row = {
  status: DonationStatus;
  provider: string | null;
  email: string;
  language: Language;
  userId: string | null;
};

const isReversible = "d.status = 'COMPLETED' and a.provider = 'bank'";

/** True if all of these are completed donations without a provider. Locks them until the transaction ends. */
export async function mayBeReversed(client: pg.PoolClient, ids: readonly string[]): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from donations d join payment_attempts a on a.id = d.paid_attempt_id
     where d.id = any($1) and ${isReversible} for update of d`,
    [ids],
  );
  return rowCount === ids.length;
}

/**
 * Undoes a donation that was entered by mistake: reverses it in the books on its own day, or today if that year is closed. Its
 * receipt keeps its number and is void, and its bank line can be matched again.
 */
export async function reverseGift(
  client: pg.PoolClient,
  { donationId, reason, by, requestId }: Reversal,
): Promise<ReversalOutcome> {
  const { rows } = await client.query<Row>(
    `select d.status, a.provider, d.donor_email as email, d.language, ${accountOfGift} as "userId"
     from donations d left join payment_attempts a on a.id = d.paid_attempt_id
     where d.id = $1 for update of d`,
    [donationId],
  );
  const [gift] = rows;
  if (!gift) return { ok: false, reason: "unknown_donation" };
  const refusal = refusalOfReversal(gift);
  if (refusal) return refusal === "already" ? { ok: true } : { ok: false, reason: refusal };

  await waitAgain(client, donationId, by);
  await client.query("update donations set status = 'REVERSED', version = version + 1 where id = $1", [
    donationId,
  ]);
  await client.query(
    `insert into donation_events (donation_id, from_status, to_status, attempt_id)
     select id, 'COMPLETED', status, paid_attempt_id from donations where id = $1`,
    [donationId],
  );
  await client.query("insert into gift_reversals (donation_id, reason, reversed_by) values ($1, $2, $3)", [
    donationId,
    reason,
    by === "program" ? null : by.userId,
  ]);
  await client.query("update entered_gifts set holds_reference = false where id = $1", [donationId]);
  await client.query("delete from receipts_awaiting_bank where donation_id = $1", [donationId]);
  await mirror(client, donationId, reason);
  await queueMail(client, {
    kind: "gift-reversed",
    cause: donationId,
    to: gift.email,
    language: gift.language,
    attachments: [{ name: "receipt.pdf", kind: "receipt", id: donationId }],
  });
  await writeAudit(client, {
    actor: by,
    action: "donation.reversed",
    subject: { kind: "donation", id: donationId },
    aboutUserId: gift.userId,
    after: { reason },
    requestId,
  });
  await client.query("select pg_notify('content_changed', '')");
  return { ok: true };
}

/** The bank line can be matched again. */
async function waitAgain(client: pg.PoolClient, donationId: string, by: Actor): Promise<void> {
  const { rows } = await client.query<{ id: string; lineId: number }>(
    `select id, line_id as "lineId" from held_bank_matches
     where donation_id = $1 and kind <> 'refund' and hold_bank_line(line_id) /* never null: id, lineId, because a match has them */`,
    [donationId],
  );
  for (const match of rows) await undoPart(client, match, by);
  await client.query(
    "update transfer_receipts set undone_at = now() where donation_id = $1 and undone_at is null",
    [donationId],
  );
}

/** If the donation was moved to the clearing account when statements began, reverses it there. */
async function mirror(client: pg.PoolClient, donationId: string, reason: string): Promise<void> {
  const gift = await bookedEntry(client, { kind: "gift", id: donationId });
  if (!gift) throw new Error(`Donation ${donationId} is paid but not in the books`);
  const { rows } = await client.query<{ account: string; cents: Cents }>(
    `select p.account_id as account, p.cents
     from ledger_entries e
       join ledger_entries c on c.cause_kind = 'transfer' and c.cause_id = 'bank-clearing:' || e.id
       join ledger_postings p on p.entry_id = c.id
     where e.cause_kind = 'gift' and e.cause_id = $1`,
    [donationId],
  );
  const isCleared = (account: string): boolean =>
    rows.some((line) => line.account === account && line.cents < 0);
  const postings = gift.postings.map((posting) =>
    isCleared(posting.account) && posting.cents > 0
      ? { ...posting, account: "transfers-expected" as const }
      : posting,
  );
  await storedBooks(client).book(bookGiftReversed({ ...gift, postings }, reason));
}
