import type pg from "pg";
import { sandboxBank } from "#adapters/payments/sandbox/bank.ts";
import { sandboxSubscriptions } from "#adapters/payments/sandbox/subscriptions.ts";
import { sandboxPayments } from "#adapters/payments/sandbox/payments.ts";
import { storedDonations } from "#adapters/postgres/giving/donations.ts";
import { numberReceipts } from "#adapters/postgres/giving/receipts.ts";
import { runChecks } from "#checks/check.ts";
import { checksOfTheBooks } from "#checks/checks.ts";
import { providerAgrees } from "#checks/provider-checks.ts";
import { settleDonation } from "#domain/giving/settle/settle-donation.ts";
import { bookMovement } from "#domain/ledger/book-movement.ts";
import type { Promised } from "./donor.ts";

/** Everything that is not as it should be once the storm is over; an empty list is what we want. */
export async function faultsAfter(pool: pg.Pool, promised: readonly Promised[]): Promise<string[]> {
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
  const results = [...agreed, ...(await runChecks(checksOfTheBooks, pool))];
  const broken = results.flatMap(({ name, examples }) => examples.map((example) => `${name}: ${example}`));
  return [
    ...broken,
    ...(await lost(pool, promised)),
    ...(await mistaken(pool, promised)),
    ...(await sentBackOtherwise(pool)),
    ...(await differences(pool)),
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
       or entry.booked_on is distinct from (s.paid_at at time zone 'Europe/Amsterdam')::date
       or r.year is distinct from extract(year from s.paid_at at time zone 'Europe/Amsterdam')::int`,
    [JSON.stringify(promised.flatMap(({ chosen }) => chosen))],
  );
  return rows.map(({ id }) => `payment ${id} is booked for something else or in another year`);
}

/** What staff sent back left the provider once where it was accepted, and never where it was not. */
async function sentBackOtherwise(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; outcome: string; sent: number }>(
    `select r.id, r.outcome, sent.times as sent from refund_requests r
       cross join lateral (
         select count(*)::int as times from sandbox_payments s, jsonb_array_elements(s.refunds) as back
         where starts_with(back->>'requestId', r.id)
       ) as sent
     where sent.times <> (case when r.outcome = 'ACCEPTED' then 1 else 0 end)`,
  );
  return rows.map(({ id, outcome, sent }) => `refund ${id} is ${outcome} and was sent ${sent} times`);
}

/** Counted on the provider's side and on ours, separately. */
async function differences(pool: pg.Pool): Promise<string[]> {
  const back = (list: string) =>
    `(select coalesce(sum((moved->>'cents')::bigint), 0) from jsonb_array_elements(s.${list}) as moved
      where moved->>'state' <> 'won')`;
  const { rows } = await pool.query<Record<string, number>>(
    `with provider as (
       select count(*) as charges, coalesce(sum(amount_cents), 0)::bigint as charged,
         coalesce(sum(amount_cents - ${back("refunds")} - ${back("disputes")}), 0)::bigint as held
       from sandbox_payments s where state = 'paid'
     ), ours as (
       select count(*) as gifts, coalesce(sum(charged_cents), 0)::bigint as charged,
         coalesce(sum(amount_cents), 0)::bigint as given
       from donations where paid_at is not null
     ), books as (
       select coalesce(sum(cents) filter (where account_id = 'provider-sandbox'), 0)::bigint as held,
         coalesce(-sum(cents) filter (where account_id like 'gifts-%' and cause_kind = 'gift'), 0)::bigint as given,
         count(distinct entry_id) filter (where cause_kind = 'gift') as gifts
       from ledger_postings join ledger_entries on id = entry_id where donation_id is not null
     )
     select provider.charges - ours.gifts as "charges and gifts", provider.charges - books.gifts as "charges and entries",
       provider.charged - ours.charged as "cents charged", provider.held - books.held as "cents held",
       ours.given - books.given as "cents given",
       (select count(*) from receipts where cause = 'gift' and number is not null) - ours.gifts as "gifts and receipts",
       (select count(*) from discrepancies) as "discrepancies",
       (select count(*) from (
         select from sandbox_payments where state = 'paid' and attempt_id is not null
         group by regexp_replace(attempt_id, '-[0-9]+$', '') having count(*) > 1
       ) as twice) as "donors charged twice"
     from provider, ours, books`,
  );
  return Object.entries(rows[0] ?? { nothing: 1 })
    .filter(([, difference]) => difference !== 0)
    .map(([name, difference]) => `${name}: off by ${difference}`);
}
