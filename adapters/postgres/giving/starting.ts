import type pg from "pg";
import type { Donation } from "#domain/giving/donation.ts";
import type { PaymentRef } from "#domain/giving/payment-truth.ts";
import type { PaymentAttempt } from "#domain/giving/payment-attempt.ts";
import type { Donations, OpenedPayment } from "#domain/giving/ports.ts";
import type { FeeRates } from "#domain/money/cover-fees.ts";
import { inBatches } from "../in-batches.ts";
import {
  attemptColumns,
  attemptOf,
  donationColumns,
  donationOf,
  payableAttempts,
  type AttemptRow,
  type DonationRow,
} from "./rows.ts";
import { hashOf, isTheirs } from "./sessions.ts";

type Starting = Pick<
  Donations<never>,
  "sessionFees" | "begin" | "ofSession" | "restart" | "claim" | "release" | "opened" | "giveUp"
>;

/** From the form to the provider. Each step is one statement, so each is whole or has not happened. */
export const startingDonations = (pool: pg.Pool): Starting => {
  const begin = inBatches((wishes: readonly Wish[]) => beginTogether(pool, wishes));
  const keepOpened = inBatches((opened: readonly Opened[]) => openedTogether(pool, opened));
  return {
    sessionFees: inBatches((secrets: readonly string[]) => feesTogether(pool, secrets)),

    begin: async (wish) => {
      const begun = await begin(wish);
      return begun ? "begun" : whyNotBegun(pool, wish.clientSecret, wish.donation.userId);
    },

    ofSession: async (clientSecret, userId) => {
      const { rows } = await pool.query<DonationRow & AttemptRow & { earlier: PaymentRef[] }>({
        name: "donation-of-session",
        text: `select ${donationColumns}, ${attemptColumns}, ${payableAttempts("o.number < a.number")} as earlier
        from payment_sessions s
          join donations d on d.id = s.donation_id
          join payment_attempts a on a.donation_id = d.id and a.number = d.attempts
        where s.secret_hash = $1 and ${isTheirs("$2")}`,
        values: [hashOf(clientSecret), userId],
      });
      const row = rows[0];
      return row ? { donation: donationOf(row), attempt: attemptOf(row), earlier: row.earlier } : null;
    },

    restart: async (donation, attempt) => {
      const { rowCount } = await pool.query({
        name: "donation-restart",
        text: `with before as (select status from donations where id = $1 and version = $2), changed as (
          update donations d set status = 'PENDING', version = version + 1, attempts = $17, amount_cents = $3, charged_cents = $4,
            currency = $5, frequency = $6, campaign_id = $7, program_id = $8, donor_name = $9, donor_email = $10,
            language = $11, tribute_type = $12, tribute_honoree = $13, tribute_message = $14,
            tribute_notify_email = $15
          from before where d.id = $1 and d.version = $2
          returning d.id, before.status as old_status
        ), event as (
          insert into donation_events (donation_id, from_status, to_status, attempt_id)
          select id, old_status, 'PENDING', $16 from changed where old_status <> 'PENDING'
        ), attempt as (
          insert into payment_attempts (id, donation_id, number, amount_cents, charged_cents, frequency, claimed_until)
          select $16, id, $17, $3, $4, $6, $18 from changed
        )
        select from changed`,
        values: [
          donation.id,
          donation.version,
          ...wishValues(donation),
          ...tributeValues(donation),
          attempt.id,
          attempt.number,
          attempt.claimedUntil,
        ],
      });
      return rowCount === 1 ? "restarted" : "stale";
    },

    claim: async (attemptId, now, until) => {
      const { rowCount } = await pool.query({
        name: "attempt-claim",
        text: `update payment_attempts set claimed_until = $3 where id = $1 and next is null and claimed_until <= $2`,
        values: [attemptId, now, until],
      });
      return rowCount === 1;
    },
    release: async (attemptId) => {
      await pool.query("update payment_attempts set claimed_until = to_timestamp(0) where id = $1", [
        attemptId,
      ]);
    },

    opened: async (attempt, payment) => {
      const standing = await keepOpened({ attempt, payment });
      if (standing) return standing.isCurrent ? "opened" : "superseded";
      const { rowCount } = await pool.query(
        "select from payment_attempts where id = $1 and provider = $2 and payment_id = $3",
        [attempt.id, payment.provider, payment.paymentId],
      );
      return rowCount === 1 ? "opened" : "superseded";
    },

    giveUp: async (attemptId, at) => {
      await pool.query(
        `with failed as (
         update donations d set status = 'FAILED', version = version + 1
         from payment_attempts a
         where a.id = $1 and d.id = a.donation_id and d.status = 'PENDING' and d.attempts = a.number
         returning d.id
       )
       insert into donation_events (donation_id, from_status, to_status, attempt_id, at)
       select id, 'PENDING', 'FAILED', $1, $2 from failed`,
        [attemptId, at],
      );
    },
  };
};

type Wish = Parameters<Starting["begin"]>[0];
type Opened = Readonly<{ attempt: PaymentAttempt; payment: OpenedPayment }>;

async function feesTogether(pool: pg.Pool, secrets: readonly string[]): Promise<(FeeRates | null)[]> {
  const hashes = secrets.map(hashOf);
  const { rows } = await pool.query<FeeRates & { hash: Buffer }>({
    name: "session-fees",
    text: `select secret_hash as hash, fee_permille as "permille", fee_fixed_cents as "fixedCents" from payment_sessions
      where secret_hash = any($1)`,
    values: [hashes],
  });
  const found = new Map(rows.map(({ hash, ...fees }) => [hash.toString("hex"), fees]));
  return hashes.map((hash) => found.get(hash.toString("hex")) ?? null);
}

/** Of two who begin with the same secret one ties it, and the other finds it tied. */
async function beginTogether(pool: pg.Pool, wishes: readonly Wish[]): Promise<boolean[]> {
  const rows = wishes.map(({ clientSecret, donation, attempt, now }, place) => ({
    ...donation,
    ...tributeColumns(donation),
    place,
    secretHash: hashOf(clientSecret).toString("hex"),
    now,
    attemptId: attempt.id,
    number: attempt.number,
    claimedUntil: attempt.claimedUntil,
  }));
  const begun = await pool.query<{ place: number }>({
    name: "donation-begin",
    text: `with asked as (
        select *, decode("secretHash", 'hex') as secret_hash from jsonb_to_recordset($1::jsonb) as asked(place int,
          "secretHash" text, now timestamptz, id text, reference text, "amountCents" bigint, "chargedCents" bigint,
          currency text, frequency text, "campaignId" text, "programId" text, "donorName" text, "donorEmail" text,
          language text, "userId" text, country text, "tributeType" text, "tributeHonoree" text,
          "tributeMessage" text, "tributeNotifyEmail" text, "createdAt" timestamptz, "attemptId" text,
          number smallint, "claimedUntil" timestamptz)
      ), tied as (
        update payment_sessions s set donation_id = asked.id, amount_cents = asked."amountCents"
        from asked
        where s.secret_hash = any($2) and s.secret_hash = asked.secret_hash and ${isTheirs('asked."userId"')}
          and s.donation_id is null and s.expires_at > asked.now
        returning asked.*
      ), donation as (
        insert into donations (id, reference, amount_cents, charged_cents, currency, frequency, campaign_id,
          program_id, donor_name, donor_email, language, user_id, country, tribute_type, tribute_honoree,
          tribute_message, tribute_notify_email, created_at)
        select id, reference, "amountCents", "chargedCents", currency, frequency, "campaignId", "programId",
          "donorName", "donorEmail", language, "userId", country, "tributeType", "tributeHonoree",
          "tributeMessage", "tributeNotifyEmail", "createdAt" from tied
      ), attempt as (
        insert into payment_attempts (id, donation_id, number, amount_cents, charged_cents, frequency, claimed_until)
        select "attemptId", id, number, "amountCents", "chargedCents", frequency, "claimedUntil" from tied
      )
      select place from tied`,
    values: [JSON.stringify(rows), wishes.map(({ clientSecret }) => hashOf(clientSecret))],
  });
  const places = new Set(begun.rows.map(({ place }) => place));
  return wishes.map((_, place) => places.has(place));
}

/**
 * The donations are locked, so that a new try cannot begin unseen while this one becomes payable. A notice may have
 * been quicker than we; what it was about counts only if it is this payment. Null: it could not be kept.
 */
async function openedTogether(
  pool: pg.Pool,
  opened: readonly Opened[],
): Promise<({ isCurrent: boolean } | null)[]> {
  const asked = opened.map(({ attempt, payment }, place) => ({
    place,
    id: attempt.id,
    donationId: attempt.donationId,
    number: attempt.number,
    ...payment,
  }));
  const { rows } = await pool.query<{ place: number; isCurrent: boolean }>({
    name: "attempt-opened",
    text: `with asked as (
        select * from jsonb_to_recordset($1::jsonb) as asked(place int, id text, "donationId" text, number smallint,
          provider text, "paymentId" text, next jsonb)
      ), current as (
        select asked.place from donations d join asked on d.id = asked."donationId" and d.attempts = asked.number
        where d.id = any($2) order by d.id for no key update of d
      )
      update payment_attempts a set provider = asked.provider, payment_id = asked."paymentId",
        next = case when current.place is not null then asked.next end,
        truth = case when a.provider = asked.provider and a.payment_id = asked."paymentId" then a.truth end
      from asked left join current using (place)
      where a.id = any($3) and a.id = asked.id and coalesce(a.truth->>'state', 'open') <> 'paid'
        and (a.next is null or (a.provider = asked.provider and a.payment_id = asked."paymentId"))
      returning place, current.place is not null as "isCurrent"`,
    values: [JSON.stringify(asked), asked.map(({ donationId }) => donationId), asked.map(({ id }) => id)],
  });
  return opened.map((_, place) => rows.find((row) => row.place === place) ?? null);
}

async function whyNotBegun(pool: pg.Pool, clientSecret: string, userId: string | null) {
  const { rows } = await pool.query<{ begun: boolean }>({
    name: "session-begun",
    text: `select s.donation_id is not null as begun from payment_sessions s
      where s.secret_hash = $1 and ${isTheirs("$2")}`,
    values: [hashOf(clientSecret), userId],
  });
  if (!rows[0]) return "session_unknown";
  return rows[0].begun ? "already_begun" : "session_expired";
}

const wishValues = (donation: Donation): unknown[] => [
  donation.amountCents,
  donation.chargedCents,
  donation.currency,
  donation.frequency,
  donation.campaignId,
  donation.programId,
  donation.donorName,
  donation.donorEmail,
  donation.language,
];

const tributeValues = (donation: Donation): unknown[] => Object.values(tributeColumns(donation));

const tributeColumns = ({ tribute }: Donation) => ({
  tributeType: tribute?.type ?? null,
  tributeHonoree: tribute?.honoree ?? null,
  tributeMessage: tribute?.message ?? null,
  tributeNotifyEmail: tribute?.notifyEmail ?? null,
});
