import type pg from "pg";
import { choicesIn, type DonationChoices } from "#domain/giving/donation.ts";
import type { BegunPayment, Donations } from "#domain/giving/ports.ts";
import { digest } from "../../auth/secrets.ts";
import { inBatches } from "../base/in-batches.ts";
import {
  attemptColumns,
  attemptOf,
  donationColumns,
  donationOf,
  begunAttempts,
  type AttemptRow,
  type DonationRow,
} from "./rows.ts";
import { storedChoices } from "./choice-columns.ts";
import type { ReadSecret } from "./carried-sessions.ts";
import { isOwnSession, isSecretValid } from "./payment-sessions.ts";
import {
  beginDonations,
  feesOfSessions,
  keepOpenedPayments,
  type Opened,
  type NewDonation,
} from "./starting-statements.ts";

type Starting = Pick<
  Donations<never>,
  "sessionFees" | "begin" | "ofSession" | "restart" | "claim" | "release" | "opened" | "giveUp"
>;

/** Each step is one statement, so it happens completely or not at all. */
export const startingDonations = (pool: pg.Pool, read: ReadSecret): Starting => {
  const begin = inBatches((donations: readonly NewDonation[]) => beginDonations(pool, donations, read));
  const storedFees = inBatches((secrets: readonly string[]) => feesOfSessions(pool, secrets));
  const keepOpened = inBatches((opened: readonly Opened[]) => keepOpenedPayments(pool, opened));
  return {
    sessionFees: async (clientSecret) => read(clientSecret)?.fees ?? storedFees(clientSecret),

    begin: async (started) => {
      const begun = await begin(started);
      return begun ? "begun" : whyNotBegun(pool, started.clientSecret, started.donation.userId, read);
    },

    ofSession: async (clientSecret, userId) => {
      const { rows } = await pool.query<DonationRow & AttemptRow & { earlier: Earlier[] }>({
        name: "donation-of-session",
        text: `select ${donationColumns}, ${attemptColumns}, ${begunAttempts("o.number < a.number")} as earlier
        from payment_sessions s
          join donations d on d.id = s.donation_id
          join payment_attempts a on a.donation_id = d.id and a.number = d.attempts
        where s.secret_hash = $1 and ${isOwnSession("$2")} and ${isSecretValid}`,
        values: [digest(clientSecret), userId],
      });
      const row = rows[0];
      if (!row) return null;
      const donation = donationOf(row);
      const earlier = row.earlier.map((begun) => ({
        ...begun,
        choices: choicesIn({ ...donation, ...begun.choices }),
      }));
      return { donation, attempt: attemptOf(row), earlier };
    },

    restart: async (donation, attempt) => {
      const { rowCount } = await pool.query({
        name: "donation-restart",
        text: `with before as (select status from donations where id = $1 and version = $2), changed as (
          update donations d set status = 'PENDING', version = version + 1, attempts = $4
          from before where d.id = $1 and d.version = $2
          returning d.id, before.status as old_status
        ), event as (
          insert into donation_events (donation_id, from_status, to_status, attempt_id)
          select id, old_status, 'PENDING', $3 from changed where old_status <> 'PENDING'
        ), attempt as (
          insert into payment_attempts (id, donation_id, number, claimed_until, amount_cents, charged_cents, frequency,
            wishes)
          select $3, id, $4, $5, $6, $7, $8, $9 from changed
        )
        select from changed`,
        values: [
          donation.id,
          donation.version,
          attempt.id,
          attempt.number,
          attempt.claimedUntil,
          attempt.choices.giftCents,
          attempt.choices.chargedCents,
          attempt.choices.frequency,
          storedChoices(attempt.choices),
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
      const kept = await keepOpened({ attempt, payment });
      if (kept) return kept.isCurrent ? "opened" : "superseded";
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

/** Without a row the session was never used: its secret expired or is not ours. */
async function whyNotBegun(pool: pg.Pool, clientSecret: string, userId: string | null, read: ReadSecret) {
  const { rows } = await pool.query<{ begun: boolean; own: boolean }>({
    name: "session-begun",
    text: `select s.donation_id is not null as begun, coalesce(${isOwnSession("$2")}, false) as own from payment_sessions s
      where s.secret_hash = $1`,
    values: [digest(clientSecret), userId],
  });
  if (!rows[0]) return read(clientSecret) ? "session_expired" : "session_unknown";
  if (!rows[0].own) return "session_unknown";
  return rows[0].begun ? "already_begun" : "session_expired";
}

/** As stored: without the donation's own values. */
type Earlier = Omit<BegunPayment, "choices"> & { choices: Partial<DonationChoices> };
