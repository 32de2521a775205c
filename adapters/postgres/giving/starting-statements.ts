import type pg from "pg";
import type { PaymentAttempt } from "#domain/giving/payment-attempt.ts";
import type { Donations, OpenedPayment } from "#domain/giving/ports.ts";
import type { FeeRates, Rates } from "#domain/money/cover-fees.ts";
import { digest } from "../../auth/secrets.ts";
import type { ReadSecret } from "./carried-sessions.ts";
import { isOwnSession } from "./payment-sessions.ts";
import { chosenIn, choiceColumns, storedChoices, tributeColumns } from "./choice-columns.ts";

export type NewDonation = Parameters<Donations<never>["begin"]>[0];
export type Opened = Readonly<{ attempt: PaymentAttempt; payment: OpenedPayment }>;

export async function feesOfSessions(
  pool: pg.Pool,
  secrets: readonly string[],
): Promise<(FeeRates | null)[]> {
  const hashes = secrets.map(digest);
  const { rows } = await pool.query<Rates & { hash: Buffer; methods: FeeRates["methods"] | null }>({
    name: "session-fees",
    text: `select secret_hash as hash, fee_permille as "permille", fee_fixed_cents as "fixedCents", method_fees as methods
      from payment_sessions where secret_hash = any($1)`,
    values: [hashes],
  });
  const found = new Map(
    rows.map(({ hash, methods, ...card }) => [
      hash.toString("hex"),
      { ...card, ...(methods && { methods }) },
    ]),
  );
  return hashes.map((hash) => found.get(hash.toString("hex")) ?? null);
}

/** Of two concurrent starts with the same secret one claims it. Also stores a session that was only in its secret. */
export async function beginDonations(
  pool: pg.Pool,
  donations: readonly NewDonation[],
  read: ReadSecret,
): Promise<boolean[]> {
  const secrets = donations.map(({ clientSecret }) => clientSecret);
  const hashes = secrets.map(digest);
  const rows = donations.map(({ clientSecret, donation, attempt, now }, place) => ({
    ...donation,
    ...tributeColumns(donation),
    place,
    secretHash: hashes[place]?.toString("hex"),
    // Only the first with the same secret: a statement writes a row once.
    ...(secrets.indexOf(clientSecret) === place && carriedIn(read(clientSecret), now)),
    now,
    attemptId: attempt.id,
    number: attempt.number,
    claimedUntil: attempt.claimedUntil,
    choices: storedChoices(attempt.choices),
  }));
  // Usually all: then stored sessions are not read.
  const areNew = rows.every((row) => "expiresAt" in row);
  const begun = await pool.query<{ place: number }>({
    name: areNew ? "donation-begin-new" : "donation-begin",
    text: `with asked as (
        select *, decode("secretHash", 'hex') as secret_hash from json_to_recordset($1::json) as asked(place int,
          "secretHash" text, now timestamptz, id text, reference text, ${choiceColumns}, "userId" text, country text,
          "createdAt" timestamptz, "attemptId" text,
          number smallint, "claimedUntil" timestamptz, choices jsonb, "openedAt" timestamptz,
          "expiresAt" timestamptz, permille int, "fixedCents" bigint, methods jsonb)
      ), stored as (
        insert into payment_sessions as s (secret_hash, donation_id, opened_at, expires_at, fee_permille, fee_fixed_cents,
          method_fees)
        select secret_hash, id, "openedAt", "expiresAt", permille, "fixedCents", methods from asked where "expiresAt" is not null
        on conflict (secret_hash) do update set donation_id = excluded.donation_id
          where s.donation_id is null and s.user_id is null and s.expires_at > (select max(now) from asked)
        returning s.donation_id
      ), ${areNew ? "" : tyingStored}tied as (
        ${areNew ? "" : "select * from updated union all "}select asked.* from asked join stored on stored.donation_id = asked.id
      ), donation as (
        insert into donations (id, reference, amount_cents, charged_cents, currency, frequency, campaign_id,
          program_id, fund, by_transfer, method, donor_name, donor_email, language, user_id, country, tribute_type, tribute_honoree,
          tribute_message, tribute_notify_email, created_at)
        select id, reference, "giftCents", "chargedCents", currency, frequency, "campaignId", "programId",
          fund, "byTransfer", method, "donorName", "donorEmail", language, "userId", country, "tributeType", "tributeHonoree",
          "tributeMessage", "tributeNotifyEmail", "createdAt" from tied
      ), attempt as (
        insert into payment_attempts (id, donation_id, number, amount_cents, charged_cents, frequency, claimed_until,
          wishes)
        select "attemptId", id, number, "giftCents", "chargedCents", frequency, "claimedUntil", choices from tied
      )
      select place from tied`,
    values: areNew ? [JSON.stringify(rows)] : [JSON.stringify(rows), hashes],
  });
  const places = new Set(begun.rows.map(({ place }) => place));
  return donations.map((_, place) => places.has(place));
}

const tyingStored = `updated as (
    update payment_sessions s set donation_id = asked.id
    from asked
    where s.secret_hash = any($2) and s.secret_hash = asked.secret_hash and ${isOwnSession('asked."userId"')}
      and s.donation_id is null and s.expires_at > asked.now and asked."expiresAt" is null
    returning asked.*
  ), `;

const carriedIn = (session: ReturnType<ReadSecret>, now: Date) =>
  session &&
  session.expiresAt > now && { openedAt: session.openedAt, expiresAt: session.expiresAt, ...session.fees };

/** Applies the choices of a later attempt under a lock. An earlier notice counts only for this payment. Null: not stored. */
export async function keepOpenedPayments(
  pool: pg.Pool,
  opened: readonly Opened[],
): Promise<({ isCurrent: boolean } | null)[]> {
  // The donation has a first attempt's choices from its start.
  const areFirst = opened.every(({ attempt }) => attempt.number === 1);
  const asked = opened.map(({ attempt, payment }, place) => ({
    place,
    id: attempt.id,
    donationId: attempt.donationId,
    number: attempt.number,
    ...payment,
    ...(areFirst ? {} : { ...attempt.choices, ...tributeColumns(attempt.choices) }),
  }));
  const { rows } = await pool.query<{ place: number; isCurrent: boolean }>({
    name: areFirst ? "attempt-opened-first" : "attempt-opened",
    text: `with asked as (
        select * from json_to_recordset($1::json) as asked(place int, id text, "donationId" text, number smallint,
          provider text, "paymentId" text, next jsonb${areFirst ? "" : `, ${choiceColumns}`})
      ), current as (
        select asked.place from donations d join asked on d.id = asked."donationId" and d.attempts = asked.number
        where d.id = any($2) order by d.id for no key update of d
      )${areFirst ? "" : choosingAnew}
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

const choosingAnew = `, chosen as (
    update donations d set ${chosenIn("asked")}
    from asked join current using (place)
    where d.id = any($2) and d.id = asked."donationId" and asked.number > 1 and d.paid_at is null
  )`;
