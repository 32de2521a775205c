import type pg from "pg";
import type { Actor } from "#domain/audit/audit-entry.ts";
import type { ReverseRefusal } from "#domain/ledger/by-hand/ports.ts";
import type { Cause } from "#domain/ledger/entry.ts";
import { reverseMistake } from "#domain/ledger/reverse-mistake.ts";
import { writeAudit } from "../../audit/audit-log.ts";
import { constraintOf } from "../../base/constraint-of.ts";
import { inTransaction, lockByName } from "../../base/in-transaction.ts";
import { tellEveryInstance } from "../../content/content-changes.ts";
import { bookedEntry } from "../booked-entry.ts";
import { storedBooks } from "../ledger.ts";

/** Reverses a manual entry on its own date, once. */
export const reverseEntry = (
  pool: pg.Pool,
  cause: Cause,
  reason: string,
  by: Actor,
  requestId: string,
): Promise<"reversed" | ReverseRefusal> =>
  inTransaction(pool, async (client) => {
    const outcome = await reverseOnce(client, cause, reason, by, requestId);
    return outcome === "reversed_already" ? "reversed" : outcome;
  }).catch((error: unknown) => {
    if (constraintOf(error) === "paid_stays") return "is_paid" as const;
    throw error;
  });

/** The same in the caller's transaction. */
export async function reverseOnce(
  client: pg.ClientBase,
  cause: Cause,
  reason: string,
  by: Actor,
  requestId: string,
): Promise<"reversed" | "reversed_already" | "not_by_hand" | "is_released"> {
  await lockByName(client, `${cause.kind} ${cause.id}`);
  const first = await bookedEntry(client, cause);
  if (!first) return "not_by_hand";
  if (await isReleased(client, cause.id)) return "is_released";
  if ((await storedBooks(client).book(reverseMistake(first, reason))) === "already_booked")
    return "reversed_already";
  const kind = cause.kind === "expense" ? "expense" : "entry";
  await writeAudit(client, {
    actor: by,
    action: `${kind}.reversed`,
    subject: { kind, id: cause.id },
    after: { reason },
    requestId,
  });
  await client.query(tellEveryInstance);
  return "reversed";
}

async function isReleased(client: pg.ClientBase, id: string): Promise<boolean> {
  const { rowCount } = await client.query(
    "select from ledger_entries where cause_kind = 'release' and cause_id = $1",
    [id],
  );
  return rowCount === 1;
}
