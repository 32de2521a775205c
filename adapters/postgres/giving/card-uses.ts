import type pg from "pg";
import type { PaymentRef } from "#domain/giving/payment-report.ts";
import type { PauseReach } from "#domain/giving/risk/decline-budget.ts";
import type { CardUse } from "#domain/giving/risk/watch-cards.ts";
import { riskReasons, type CardSigns, type Risk } from "#domain/giving/risk/risk.ts";
import { digest } from "../../auth/secrets.ts";

/** How long card uses and decided doubts are kept. */
const keptFor = "1 day";
const decidedKeptFor = "90 days";

type Row = { mailboxes: number; declinedGifts: number; risk: number; reasons: string[] };

/** Digests of the providers' card marks and of mailboxes. */
export const storedCardUses = (pool: pg.Pool) => ({
  noteUses: async (
    donationId: string,
    provider: string,
    uses: readonly CardUse[],
  ): Promise<{ start: Risk; card: Omit<CardSigns, "declinesBefore"> }> => {
    const { rows } = await pool.query<Row>({
      name: "card-uses-note",
      text: `with asked as (
          select $1::text as provider, use_id, card_hash, d.id as donation_id,
            sha256(convert_to(lower(d.donor_email), 'UTF8')) as email_hash, declined, place
          from unnest($3::text[], $4::bytea[], $5::boolean[]) with ordinality as asked(use_id, card_hash, declined, place),
            donations d
          where d.id = $2
        ), noted as (
          insert into card_uses (provider, use_id, card_hash, donation_id, email_hash, declined)
          select provider, use_id, card_hash, donation_id, email_hash, declined from asked
          on conflict (provider, use_id) do nothing
        ), latest as (
          select card_hash from asked order by place desc limit 1
        ), uses as (
          select u.donation_id, u.email_hash, u.declined from card_uses u, latest
          where u.card_hash = latest.card_hash and u.at > now() - interval '${keptFor}'
          union all
          select asked.donation_id, asked.email_hash, asked.declined from asked, latest
          where asked.card_hash = latest.card_hash
        ), origin as (
          select o.risk, o.risk_reasons
          from payment_sessions s join giving_origins o on o.secret_hash = s.secret_hash
          where s.donation_id = $2 order by o.at desc limit 1
        )
        select (select count(distinct email_hash) from uses)::int as mailboxes,
          (select count(distinct donation_id) filter (where declined) from uses)::int as "declinedGifts",
          coalesce((select risk from origin), 0)::int as risk,
          coalesce((select risk_reasons from origin), '{}') as reasons`,
      values: [
        provider,
        donationId,
        uses.map(({ id }) => id),
        uses.map(({ card }) => digest(`${provider} ${card}`)),
        uses.map(({ declined }) => declined),
      ],
    });
    const { mailboxes = 0, declinedGifts = 0, risk: score = 0, reasons = [] } = rows[0] ?? {};
    return {
      start: { score, reasons: riskReasons.filter((reason) => reasons.includes(reason)) },
      card: { mailboxes, declinedGifts },
    };
  },

  noteDoubt: async (donationId: string, { score, reasons }: Risk): Promise<void> => {
    await pool.query(
      "insert into doubtful_gifts (donation_id, score, reasons) values ($1, $2, $3) on conflict do nothing",
      [donationId, score, reasons],
    );
  },

  forget: async (): Promise<void> => {
    await pool.query(`delete from card_uses where at < now() - interval '${keptFor}'`);
    await pool.query(`delete from doubtful_gifts where decided_at < now() - interval '${decidedKeptFor}'`);
  },
});

/** Each declined card once. Abandoned or withdrawn attempts and unpaid debits do not count. `attempts` filters the attempts `a`. */
export const failedTries = (since: string, attempts = "true"): string => `
  select card.provider || ' ' || card.decline_id as id, a.donation_id, a.provider, a.truth->>'method' as method, card.at,
    card.noted_at as seen_at
  from declined_cards card join payment_attempts a on a.id = card.attempt_id
  where card.at > ${since} and ${attempts}
  union all
  select e.id::text, a.donation_id, a.provider, a.truth->>'method', e.at, e.at
  from donation_events e join payment_attempts a on a.id = e.attempt_id
  where e.to_status = 'FAILED' and e.at > ${since} and ${attempts} and a.payment_id is not null and a.expired_at is null
    and coalesce(a.truth->>'method', '') not in ('sepa_debit', 'directdebit')
    and not exists (select from declined_cards card where card.attempt_id = a.id)`;

/** A payment that is withdrawn because of card testing. */
export async function markWithdrawn(
  pool: pg.Pool,
  { provider, paymentId }: PaymentRef,
  at: Date,
): Promise<void> {
  await pool.query(
    `update payment_attempts set expired_at = $3
     where provider = $1 and payment_id = $2 and expired_at is null`,
    [provider, paymentId, at],
  );
}

/** How long a pause lengthens the next one and limits cards for new donors. */
export const countedFor = "7 days";
export const running = "until > now() and ended_at is null";

/** Not those that staff ended. */
export const isCounted = `until > now() - interval '${countedFor}' and ended_at is null`;

type PauseLately = Readonly<{
  provider: string | null;
  method: string | null;
  reach: PauseReach;
  isRunning: boolean;
}>;

export async function pausesLately(pool: pg.Pool): Promise<PauseLately[]> {
  const { rows } = await pool.query<PauseLately>({
    name: "payment-pauses-lately",
    text: `select provider, method, reach, ${running} as "isRunning" from payment_pauses where ${isCounted}`,
  });
  return rows;
}
