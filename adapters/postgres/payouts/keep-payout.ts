import type pg from "pg";
import { dutchDate } from "#domain/calendar/dutch-date.ts";
import { bookPayout } from "#domain/ledger/payout.ts";
import { reverse } from "#domain/ledger/postings.ts";
import { bookProviderCost, bookSuspense } from "#domain/ledger/suspense.ts";
import type { PayingProvider } from "#domain/money/providers.ts";
import { isUnknown, problemOf, type Payout, type PayoutPart } from "#domain/payouts/payout.ts";
import type { StoredPayouts } from "#domain/payouts/ports.ts";
import { inTransaction, lockByName } from "../base/in-transaction.ts";
import { storedBooks } from "../ledger/ledger.ts";

export const keepPayout =
  (pool: pg.Pool): StoredPayouts["keep"] =>
  (payout, parts) =>
    inTransaction(pool, (client) => keepWithin(client, payout, parts));

export async function keepWithin(
  client: pg.ClientBase,
  payout: Payout,
  parts: readonly PayoutPart[] | null,
): Promise<void> {
  // Two instances may read the same payout.
  await lockByName(client, `payout ${payout.provider} ${payout.id}`);
  const wasBooked = await isBooked(client, payout);
  const problem = wasBooked ? null : problemOf(payout, parts ?? []);
  await store(client, payout, problem);
  if (problem) return;
  if (!wasBooked) await bookWhole(client, payout, parts ?? []);
  if (payout.state === "FAILED") await bookBack(client, payout);
}

async function isBooked(client: pg.ClientBase, { provider, id }: Payout): Promise<boolean> {
  const { rowCount } = await client.query(
    "select from payouts where provider = $1 and id = $2 and booked_at is not null",
    [provider, id],
  );
  return rowCount === 1;
}

async function store(client: pg.ClientBase, payout: Payout, problem: unknown): Promise<void> {
  await client.query(
    `insert into payouts (provider, id, cents, state, made_at, arrives_on, failed_at, bank_references, problem, booked_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, case when $9::jsonb is null then now() end)
     on conflict (provider, id) do update set state = excluded.state, arrives_on = excluded.arrives_on,
       failed_at = excluded.failed_at, bank_references = excluded.bank_references, problem = excluded.problem,
       booked_at = coalesce(payouts.booked_at, excluded.booked_at)`,
    [
      payout.provider,
      payout.id,
      payout.cents,
      payout.state,
      payout.madeAt,
      payout.arrivesOn,
      payout.failedAt,
      payout.references,
      problem === null ? null : JSON.stringify(problem),
    ],
  );
}

async function bookWhole(client: pg.ClientBase, payout: Payout, parts: readonly PayoutPart[]): Promise<void> {
  const known = await knownPayments(client, payout, parts);
  const marked = parts.map((part) => ({ ...part, isUnknown: isUnknown(part, known) }));
  await client.query(
    `insert into payout_parts (provider, payout_id, part_id, number, kind, cents, fee_cents, payment_id, happened_at,
       description, is_unknown)
     select $1, $2, part->>'id', number, part->>'kind', (part->>'cents')::bigint, (part->>'feeCents')::bigint,
       part->>'paymentId', (part->>'at')::timestamptz, part->>'description', (part->>'isUnknown')::boolean
     from jsonb_array_elements($3::jsonb) with ordinality as listed(part, number)`,
    [payout.provider, payout.id, JSON.stringify(marked)],
  );
  await bookParts(client, payout.provider, marked);
  if (payout.cents !== 0) await storedBooks(client).book(asEntry(payout));
}

/** The money is back at the provider. */
async function bookBack(client: pg.ClientBase, payout: Payout): Promise<void> {
  const { rowCount } = await client.query(
    "update payouts set booked_back_at = now() where provider = $1 and id = $2 and booked_back_at is null",
    [payout.provider, payout.id],
  );
  if (rowCount !== 1 || payout.cents === 0) return;
  const on = dutchDate(new Date(payout.failedAt ?? Date.now()));
  await storedBooks(client).book(
    reverse(asEntry(payout), { on, reason: "The payout did not reach the bank" }),
  );
}

const asEntry = ({ provider, id, cents, madeAt }: Payout) =>
  bookPayout({ provider, id, cents, on: dutchDate(new Date(madeAt)) });

/** Payments of donations, or reported to staff as unmatched. */
async function knownPayments(
  client: pg.ClientBase,
  { provider }: Payout,
  parts: readonly PayoutPart[],
): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ id: string }>(
    `select id from unnest($2::text[]) as told(id)
     where exists (select from payment_attempts a where a.provider = $1 and a.payment_id = told.id)
       or exists (select from discrepancies d where d.provider = $1 and d.payment_id = told.id)`,
    [provider, parts.flatMap(({ paymentId }) => paymentId ?? [])],
  );
  return new Set(rows.map(({ id }) => id));
}

type MarkedPart = PayoutPart & Readonly<{ isUnknown: boolean }>;

/** Payments book donations, refunds and disputes. A payout adds costs, under the hourly job's ids, and unknown lines to suspense. */
async function bookParts(
  client: pg.ClientBase,
  provider: PayingProvider,
  parts: readonly MarkedPart[],
): Promise<void> {
  const books = storedBooks(client);
  for (const part of parts) {
    const on = dutchDate(new Date(part.at));
    const { id, description } = part;
    const costCents = part.isUnknown ? part.feeCents : part.costCents;
    if (costCents !== 0)
      await books.book(bookProviderCost({ id, holder: provider, cents: costCents, on, description }));
    if (!part.isUnknown || part.cents === 0) continue;
    // A charge is booked under its payment, as if the payment had been reported.
    const name = part.kind === "charge" && part.paymentId ? part.paymentId : id;
    await books.book(
      bookSuspense({ kind: "suspense", id: `${provider}:${name}`, holder: provider, cents: part.cents, on }),
    );
  }
}
