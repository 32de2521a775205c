import type { Queryable } from "../mail/outbox.ts";

export type SuppressionReason = "bounced" | "complained" | "erased";

/** The address gets no more emails that need consent. The list survives the person. */
export async function suppress(db: Queryable, address: string, reason: SuppressionReason): Promise<void> {
  await db.query(
    `insert into suppressed_addresses (address_digest, reason) values (address_digest($1), $2)
     on conflict (address_digest, reason) do nothing`,
    [address, reason],
  );
}

/** The owner of the mailbox agreed to emails. */
export async function liftSuppression(db: Queryable, address: string): Promise<void> {
  await db.query("delete from suppressed_addresses where address_digest = address_digest($1)", [address]);
}
