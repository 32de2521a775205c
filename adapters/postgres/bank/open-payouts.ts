import type pg from "pg";
import type { PartOf } from "#domain/bank/part.ts";
import type { PayoutCandidate } from "#domain/bank/suggest-payout.ts";

type Queryable = Pick<pg.ClientBase, "query">;

/** Booked as paid out, not come back, and shown by no statement. */
const isOpen = `p.booked_at is not null and p.booked_back_at is null
  and not exists (select from held_bank_matches m where m.payout_provider = p.provider and m.payout_id = p.id)`;

export async function openPayouts(db: Queryable, sums: readonly number[]): Promise<PayoutCandidate[]> {
  const { rows } = await db.query<PayoutCandidate>(
    `select p.provider, p.id as "payoutId", p.cents, p.arrives_on as "arrivesOn", p.bank_references as "references"
     from payouts p where p.cents = any($1) and ${isOpen}`,
    [sums],
  );
  return rows;
}

/** Locked, so that of two lines that could be the same payout only one becomes it. One that is not reported yet is open. */
export async function payoutIsOpen(
  client: Queryable,
  { provider, payoutId, cents }: PartOf<"payout">,
): Promise<boolean> {
  if (payoutId === null) return true;
  await client.query("select from payouts where provider = $1 and id = $2 for update", [provider, payoutId]);
  const { rowCount } = await client.query(
    `select from payouts p where p.provider = $1 and p.id = $2 and p.cents = $3 and ${isOpen}`,
    [provider, payoutId, cents],
  );
  return rowCount === 1;
}
