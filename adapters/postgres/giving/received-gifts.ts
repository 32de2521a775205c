import type pg from "pg";
import { dutchDate } from "#domain/calendar/dutch-date.ts";
import {
  receiptNumberOf,
  type ReceivedGift,
  type ReceivedGifts,
} from "#domain/giving/settle/received-gift.ts";
import type { Cents } from "#domain/money/cents.ts";
import { minus } from "#domain/money/sums.ts";
import { isOfDonor } from "./shown-donations.ts";

export const receivedGifts = (pool: pg.Pool): ReceivedGifts => {
  const read = async (name: string, condition: string, values: unknown[]): Promise<ReceivedGift[]> => {
    const { rows } = await pool.query<Row>({
      name: `received-gifts-${name}`,
      text: `${select} where d.paid_at is not null and ${condition} order by d.paid_at, d.id`,
      values,
    });
    return rows.map(giftOf);
  };
  const one = async (gifts: Promise<ReceivedGift[]>) => (await gifts)[0] ?? null;
  return {
    ofReceipt: (receiptId) => one(read("of-receipt", "r.id = $1::bigint", [receiptId])),
    ofNumber: (receiptNumber) => {
      const [year, number] = receiptNumber.split("-").map(Number);
      return one(read("of-number", "r.year = $1 and r.number = $2", [year, number]));
    },
    find: (donationId) => one(read("find", "d.id = $1", [donationId])),
    ofRefund: (movementId) =>
      one(
        read(
          "of-refund",
          "d.id = (select donation_id from ledger_entries where cause_kind = 'refund' and cause_id = $1)",
          [movementId],
        ),
      ),
    ofDonor: ({ userId, verifiedEmail }, donationId) =>
      one(read("of-donor", `${isOfDonor} and d.id = $3`, [userId, verifiedEmail, donationId])),
    numbersOf: async ({ userId, verifiedEmail }) => {
      const { rows } = await pool.query<{ id: string; year: number; number: number }>({
        name: "receipt-numbers-of-donor",
        text: `select d.id, r.year, r.number from donations d join receipts r on r.donation_id = d.id
          where r.number is not null and r.cause = 'gift' and ${isOfDonor}`,
        values: [userId, verifiedEmail],
      });
      return new Map(rows.map(({ id, year, number }) => [id, receiptNumberOf(year, number)]));
    },
    purposesOf: async ({ userId, verifiedEmail }) => {
      const { rows } = await pool.query<{ id: string; purposeId: number | null }>({
        name: "booked-purposes-of-donor",
        text: `select d.id, ${bookedPurpose} as "purposeId" from donations d
          where d.paid_at is not null and ${isOfDonor}`,
        values: [userId, verifiedEmail],
      });
      return new Map(rows.map(({ id, purposeId }) => [id, purposeId]));
    },
    ofYear: ({ userId, verifiedEmail }, year) =>
      read(
        "of-year",
        `${isOfDonor} and extract(year from d.paid_at at time zone 'Europe/Amsterdam') = $3::int`,
        [userId, verifiedEmail, year],
      ),
  };
};

/** Without refused refunds and won disputes, which cancel out. */
const returned = `
  (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'movementId', cause_id, 'on', day, 'cents', cents,
     'coverCents', cover_cents)
     order by day, cause_id), '[]')
   from (
     select entry.cause_id,
       min(case when entry.cause_kind = 'gift_reversed' then (entry.created_at at time zone 'Europe/Amsterdam')::date
         else entry.booked_on end) as day,
       -sum(posting.cents) filter (where account.holds) as cents,
       coalesce(sum(posting.cents) filter (where account.id = 'fee-cover'), 0) as cover_cents,
       case when entry.cause_kind like 'refund%' then 'refund'
         when entry.cause_kind = 'gift_reversed' then 'reversal' else 'chargeback' end as kind
     from ledger_entries entry
       join ledger_postings posting on posting.entry_id = entry.id
       join ledger_accounts account on account.id = posting.account_id
     where entry.donation_id = d.id
       and entry.cause_kind in ('refund', 'refund_failed', 'chargeback', 'chargeback_reversed', 'gift_reversed')
     group by 1, 5
     having sum(posting.cents) filter (where account.holds) <> 0
   ) back)`;

const bookedPurpose = `
  (select posting.purpose_id
   from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id
   where entry.cause_kind = 'gift' and entry.cause_id = d.id and posting.purpose_id is not null limit 1)`;

const select = `
  /* never null: provider, providerReference, because it was paid */
  select d.id as "donationId", d.reference, r.year, r.number, r.numbered_at as "receiptIssuedAt", d.paid_at as "paidAt", d.amount_cents as "giftCents",
    d.charged_cents as "chargedCents", d.currency, d.frequency, d.fund, monthly.next_charge_on as "nextChargeOn", a.truth->>'method' as method, a.provider,
    a.payment_id as "providerReference", d.campaign_id as "campaignId", d.program_id as "programId",
    ${bookedPurpose} as "purposeId", is_anbi_at(d.paid_at) as anbi, d.donor_name as "donorName",
    case when by_hand.goods is not null then jsonb_build_object('goods', by_hand.goods, 'valuedHow', by_hand.valued_how,
      'valuedBy', by_hand.valued_by) end as "inKind", d.user_id is not null as "givenSignedIn", d.language, ${returned} as returned
  from donations d
    join payment_attempts a on a.id = d.paid_attempt_id
    left join recurring_gifts monthly on monthly.id = coalesce(d.recurring_gift_id, d.id) and monthly.status = 'ACTIVE'
    left join entered_gifts by_hand on by_hand.id = d.id
    left join receipts r on r.donation_id = d.id and r.cause = 'gift'`;

type Row = Omit<ReceivedGift, "receiptNumber" | "receivedOn" | "coverCents"> & {
  year: number | null;
  number: number | null;
  paidAt: Date;
  chargedCents: Cents;
};

const giftOf = ({ year, number, paidAt, chargedCents, ...row }: Row): ReceivedGift => ({
  ...row,
  receiptNumber: year !== null && number !== null ? receiptNumberOf(year, number) : null,
  receivedOn: dutchDate(paidAt),
  coverCents: minus(chargedCents, row.giftCents),
});
