import type pg from "pg";
import { sandboxBank } from "#adapters/payments/sandbox/bank.ts";
import { sandboxSubscriptions } from "#adapters/payments/sandbox/subscriptions.ts";
import { sandboxPayments } from "#adapters/payments/sandbox/payments.ts";
import { clearHandEntries } from "#adapters/postgres/bank/clear-hand-entries.ts";
import { storedDonations } from "#adapters/postgres/giving/donations.ts";
import { numberReceipts } from "#adapters/postgres/giving/receipts.ts";
import { runChecks } from "#checks/check.ts";
import { checksOfTheBooks } from "#checks/checks.ts";
import { providerAgrees } from "#checks/provider-checks.ts";
import { settleDonation } from "#domain/giving/settle/settle-donation.ts";
import { bookMovement } from "#domain/ledger/book-movement.ts";
import { matchedOtherwise } from "./sponsors.ts";
import type { Promised } from "./donor.ts";
import type { Kept } from "./treasurer.ts";

const arrivalCheck = "entered-transfers-arrive";

/** Everything that is not as it should be once the storm is over; an empty list is what we want. */
export async function faultsAfter(
  pool: pg.Pool,
  promised: readonly Promised[],
  kept: Kept,
): Promise<string[]> {
  const bank = sandboxBank(pool);
  const { fetch } = sandboxPayments({
    bank,
    subscriptions: sandboxSubscriptions({ pool, publicUrl: "" }),
    publicUrl: "",
  });
  const settle = settleDonation({ donations: storedDonations(pool), book: bookMovement });
  const asked = providerAgrees({ fetch: ({ paymentId }) => fetch(paymentId), settle });

  // The provider is asked first, as every night: it also brings in what no notice ever told, such as a refund or a
  // payment that was made after all once it had failed. The program would number that receipt within seconds.
  const agreed = await runChecks([asked], pool);
  await numberReceipts(pool, promised.length, new Date());
  // A job does this every ten seconds.
  await clearHandEntries(pool);
  const results = [...agreed, ...(await runChecks(checksOfTheBooks, pool))];
  const arrivals = results.find(({ name }) => name === arrivalCheck);
  const broken = results
    .filter(({ name }) => name !== arrivalCheck)
    .flatMap(({ name, examples }) => examples.map((example) => `${name}: ${example}`));
  return [
    ...broken,
    ...unequal({ "transfers that never arrive": (arrivals?.faults ?? 0) - kept.neverArrive }),
    ...(await lost(pool, promised)),
    ...(await mistaken(pool, promised)),
    ...(await sentBackOtherwise(pool)),
    ...(await differences(pool)),
    ...(await booksOtherwise(pool, promised, kept)),
    ...(await mailedOtherwise(pool)),
    ...(await matchedOtherwise(pool)),
  ];
}

/** Donors who were told that they had paid, and whose gift is not there. */
async function lost(pool: pg.Pool, promised: readonly Promised[]): Promise<string[]> {
  const told = promised.filter(({ paid }) => paid).map(({ donationId }) => donationId);
  const { rows } = await pool.query<{ id: string }>(
    `select told.id from unnest($1::text[]) as told(id) left join donations d on d.id = told.id where d.paid_at is null`,
    [told],
  );
  return rows.map(({ id }) => `donation ${id} was paid and is lost`);
}

/** Gifts that were booked for something else, or in another year, than was chosen and paid at the provider. */
async function mistaken(pool: pg.Pool, promised: readonly Promised[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select s.id from jsonb_to_recordset($1::jsonb) as chosen("paymentId" text, "amountCents" bigint, "campaignId" text)
       join sandbox_payments s on s.id = chosen."paymentId" and s.state = 'paid'
       join payment_attempts a on a.provider = 'sandbox' and a.payment_id = s.id
       join donations d on d.id = a.donation_id
       left join ledger_entries entry on entry.cause_kind = 'gift' and entry.cause_id = d.id
       left join ledger_postings posting on posting.entry_id = entry.id and posting.account_id like 'gifts-%'
       left join receipts r on r.donation_id = d.id and r.cause = 'gift'
     where (d.amount_cents, -posting.cents) is distinct from (chosen."amountCents", chosen."amountCents")
       or d.campaign_id is distinct from chosen."campaignId" or posting.campaign_id is distinct from chosen."campaignId"
       or coalesce(entry.value_on, entry.booked_on) is distinct from (s.paid_at at time zone 'Europe/Amsterdam')::date
       or r.year is distinct from extract(year from s.paid_at at time zone 'Europe/Amsterdam')::int`,
    [JSON.stringify(promised.flatMap(({ chosen }) => chosen))],
  );
  return rows.map(({ id }) => `payment ${id} is booked for something else or in another year`);
}

/** What staff sent back left the provider once where it was accepted, and never where it was not. */
async function sentBackOtherwise(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; outcome: string; sent: number }>(
    // Read once: thousands of refunds are compared with thousands of payments.
    `with back as materialized (
       select back->>'requestId' as request from sandbox_payments s, jsonb_array_elements(s.refunds) as back
       where back->>'requestId' is not null
     )
     select r.id, r.outcome, count(back.request)::int as sent
     from refund_requests r left join back on starts_with(back.request, r.id)
     group by r.id, r.outcome
     having count(back.request) <> (case when r.outcome = 'ACCEPTED' then 1 else 0 end)`,
  );
  return rows.map(({ id, outcome, sent }) => `refund ${id} is ${outcome} and was sent ${sent} times`);
}

/** Suspense, expected transfers, the bank account and funds, counted by the treasurer and by the donors. */
async function booksOtherwise(pool: pg.Pool, promised: readonly Promised[], kept: Kept): Promise<string[]> {
  const zakat = promised.flatMap(({ chosen }) => chosen).filter(({ isZakat }) => isZakat);
  const { rows } = await pool.query<Record<string, number>>(
    `with sums as (
       select coalesce(sum(cents) filter (where account_id = 'bank'), 0)::bigint as bank,
         coalesce(sum(cents) filter (where account_id = 'bank-suspense'), 0)::bigint as suspense,
         coalesce(sum(cents) filter (where account_id = 'transfers-expected'), 0)::bigint as expected
       from ledger_postings
     ), given as (
       select coalesce(sum(amount_cents - ${back("refunds")} - ${back("disputes")}), 0)::bigint as zakat
       from sandbox_payments s where state = 'paid' and (s.id = any($1)
         or s.subscription_id = any(select 'sub_' || id from unnest($1::text[]) as id))
     )
     select bank - $2 as bank, suspense - $3 as "bank suspense", expected - $4 as "expected transfers",
       zakat_balance() - given.zakat - $5 as "zakat fund",
       (select count(*) from donations d where paid_at is not null and not ${online}) - $6 as "donations by bank and cash",
       (select count(*) from recurring_gifts r join sandbox_subscriptions s on s.id = r.subscription_id
         where r.charged_cents <> s.amount_cents) as "monthly amounts"
     from sums, given`,
    [
      zakat.map(({ paymentId }) => paymentId),
      kept.bankCents,
      kept.suspenseCents,
      kept.expectedCents,
      kept.zakatCents,
      kept.bankGifts,
    ],
  );
  return unequal(rows[0]);
}

/** One receipt mail for each numbered receipt of a donation, and one mail for each refund. */
async function mailedOtherwise(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; mails: number }>(
    `select r.id::text, count(m.id)::int as mails from receipts r join donations d on d.id = r.donation_id
       left join mail_outbox m on m.kind = 'gift-receipt' and m.cause = r.id::text
     where r.cause = 'gift' and r.number is not null and d.status <> 'REVERSED' and d.donor_email not like '%.invalid'
     group by r.id having count(m.id) <> 1`,
  );
  return rows.map(({ id, mails }) => `receipt ${id} was mailed ${mails} times`);
}

/** Paid through the provider. */
const online = `exists (select from payment_attempts paid where paid.id = d.paid_attempt_id and paid.provider = 'sandbox')`;
const back = (list: string) =>
  `(select coalesce(sum((moved->>'cents')::bigint), 0) from jsonb_array_elements(s.${list}) as moved
    where moved->>'state' <> 'won')`;

const unequal = (row: Record<string, number> = { nothing: 1 }): string[] =>
  Object.entries(row)
    .filter(([, difference]) => difference !== 0)
    .map(([name, difference]) => `${name}: off by ${difference}`);

/** Counted on the provider's side and on ours, separately. */
async function differences(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<Record<string, number>>(
    `with provider as (
       select count(*) as charges, coalesce(sum(amount_cents), 0)::bigint as charged,
         coalesce(sum(amount_cents - ${back("refunds")} - ${back("disputes")}), 0)::bigint as held
       from sandbox_payments s where state = 'paid'
     ), ours as (
       select count(*) as gifts, coalesce(sum(charged_cents), 0)::bigint as charged,
         coalesce(sum(amount_cents), 0)::bigint as given
       from donations d where paid_at is not null and ${online}
     ), books as (
       select coalesce(sum(cents) filter (where account_id = 'provider-sandbox'), 0)::bigint as held,
         coalesce(-sum(cents) filter (where account_id like 'gifts-%' and cause_kind = 'gift'), 0)::bigint as given,
         count(distinct entry_id) filter (where cause_kind = 'gift') as gifts
       from ledger_postings join ledger_entries e on e.id = entry_id join donations d on d.id = e.donation_id where ${online}
     )
     select provider.charges - ours.gifts as "charges and gifts", provider.charges - books.gifts as "charges and entries",
       provider.charged - ours.charged as "cents charged", provider.held - books.held as "cents held",
       ours.given - books.given as "cents given",
       (select count(*) from receipts r join donations d on d.id = r.donation_id
         where cause = 'gift' and number is not null and ${online}) - ours.gifts as "gifts and receipts",
       (select count(*) from discrepancies where kind <> 'owed_twice') as "discrepancies",
       (select count(*) from (
         select from sandbox_payments where state = 'paid' and attempt_id is not null
         group by regexp_replace(attempt_id, '-[0-9]+$', '') having count(*) > 1
       ) as twice) as "donors charged twice"
     from provider, ours, books`,
  );
  return unequal(rows[0]);
}
