import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { Donation } from "#domain/giving/donation.ts";
import { noonOf, type PaidLine } from "#domain/giving/settle/paid-by-bank.ts";
import { giftOfStandingOrder } from "#domain/giving/transfer/standing-order.ts";
import type { TransferLine, TransferOutcome } from "#domain/giving/transfer/transfer-line.ts";
import { donationReferencesIn, transferReference } from "#domain/giving/transfer/transfer-reference.ts";
import { refusalOfAmount } from "#domain/money/gift-limits.ts";
import { donationColumns, donationOf, type DonationRow } from "./rows.ts";
import { renewingDonations } from "./renewing.ts";

type Needs = {
  /** Books this line in the client's transaction. */
  settle: (client: pg.PoolClient, paid: PaidLine) => Promise<unknown>;
  newReference: () => string;
};

/** Settles the donation named by a bank line: booked as received, also after it lapsed. In the caller's transaction. */
export const settleTransfer =
  ({ settle, newReference }: Needs) =>
  async (client: pg.PoolClient, line: TransferLine): Promise<TransferOutcome> => {
    const before = await settledBy(client, line.bankEntryId);
    if (before) return { outcome: "already_settled", donationId: before };
    const gift = await namedIn(client, line.reference);
    if (!gift) return { outcome: "unknown" };
    if (refusalOfAmount(line.cents)) return { outcome: "not_a_gift" };
    const isMonth = gift.paidAt !== null && gift.byTransfer && gift.monthlyGiftId === gift.id;
    if (gift.paidAt !== null && !isMonth) return { outcome: "paid_before", donationId: gift.id };

    const settled = isMonth
      ? await beginMonth(client, gift, line, newReference())
      : { donationId: gift.id, paymentId: await awaitedPayment(client, gift, line) };
    await settle(client, { paymentId: settled.paymentId, chargedCents: line.cents, paidOn: line.paidOn });
    await client.query(
      `insert into transfer_receipts (bank_entry_id, donation_id, announced_cents, received_cents, received_on)
       values ($1, $2, $3, $4, $5)`,
      [line.bankEntryId, settled.donationId, gift.giftCents, line.cents, line.paidOn],
    );
    return {
      outcome: line.cents === gift.giftCents ? "settled" : "settled_with_another_amount",
      donationId: settled.donationId,
      announcedCents: gift.giftCents,
      wasLapsed: gift.status === "FAILED",
    };
  };

async function settledBy(client: pg.PoolClient, bankEntryId: string): Promise<string | undefined> {
  const { rows } = await client.query<{ donationId: string }>(
    `select donation_id as "donationId" from transfer_receipts where bank_entry_id = $1 and undone_at is null`,
    [bankEntryId],
  );
  return rows[0]?.donationId;
}

/** Locked until settled. A text that names two donations names none. */
async function namedIn(client: pg.PoolClient, text: string): Promise<Donation | null> {
  const { rows } = await client.query<DonationRow>(
    `select ${donationColumns} from donations d where d.reference = any($1) order by d.id for update`,
    [donationReferencesIn(text)],
  );
  const [row, other] = rows;
  return row && !other ? donationOf(row) : null;
}

/** The waiting payment, or a new attempt if the donor had chosen another method. */
async function awaitedPayment(
  client: pg.PoolClient,
  gift: Donation,
  { cents }: TransferLine,
): Promise<string> {
  const { rows } = await client.query<{ paymentId: string }>(
    `update payment_attempts set amount_cents = $2, charged_cents = $2
     where id = (select id from payment_attempts where donation_id = $1 and provider = 'bank' and truth is null
       order by number desc limit 1)
     returning payment_id as "paymentId" /* never null: paymentId, because a payment of the bank has both */`,
    [gift.id, cents],
  );
  if (rows[0]) return rows[0].paymentId;
  const paymentId = `${transferReference(gift.reference)}-${gift.id}`;
  await client.query(
    `with counted as (update donations set attempts = attempts + 1 where id = $1 returning attempts)
     insert into payment_attempts (id, donation_id, number, amount_cents, charged_cents, frequency, claimed_until,
       provider, payment_id)
     select $1 || '-' || attempts, $1, attempts, $2, $2, 'ONE_TIME', now(), 'bank', $3 from counted`,
    [gift.id, cents, paymentId],
  );
  return paymentId;
}

async function beginMonth(
  client: pg.PoolClient,
  first: Donation,
  { cents, paidOn, bankEntryId }: TransferLine,
  reference: string,
): Promise<{ donationId: string; paymentId: string }> {
  const paymentId = `${transferReference(first.reference)} ${bankEntryId}`;
  const names = { id: randomUUID(), reference };
  const { donation, attempt } = giftOfStandingOrder(first, { cents, at: noonOf(paidOn), paymentId }, names);
  await renewingDonations(client).beginRenewal(donation, attempt);
  // The bank's amount and date count; a lapsed payment is resumed.
  await client.query(
    `update recurring_gifts set status = 'ACTIVE', ended_at = null, ended_because = null, version = version + 1,
       amount_cents = $2, charged_cents = $2, next_charge_on = a_month_later($3, day_of_month)
     where id = $1`,
    [first.id, cents, paidOn],
  );
  return { donationId: donation.id, paymentId };
}
