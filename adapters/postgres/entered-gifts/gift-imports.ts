import { createHash } from "node:crypto";
import type pg from "pg";
import type { Actor } from "#domain/audit/audit-entry.ts";
import type { GiftByHand } from "#domain/entered-gifts/gift-by-hand.ts";
import type { GiftToEnter } from "#domain/entered-gifts/ports.ts";
import { inTransaction, lockByName } from "../base/in-transaction.ts";
import { enterGifts } from "./enter-gifts.ts";
import { takenReferences } from "./taken-reference.ts";

type GiftFile = Readonly<{ name: string; bytes: Uint8Array }>;

class WrongRows extends Error {}

const digestOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** Files of donations: detects repeated files, and enters all rows or none. */
export const storedGiftImports = (pool: pg.Pool, newReference: () => string) => ({
  importedAt: (bytes: Uint8Array): Promise<Date | null> => importedAt(pool, bytes),

  taken: (references: readonly (string | null)[]) => takenReferences(pool, references, []),

  repeated: (gifts: readonly GiftByHand[]) => repeatedAmong(pool, gifts),

  enter: (
    id: string,
    { name, bytes }: GiftFile,
    gifts: readonly GiftToEnter[],
    by: Actor,
    requestId: string,
  ): Promise<"entered" | "wrong_rows" | "imported_before"> =>
    inTransaction(pool, async (client) => {
      await lockByName(client, "gifts by hand");
      if (await importedAt(client, bytes)) return "imported_before" as const;
      await client.query(
        "insert into gift_imports (id, file_name, file, gifts, imported_by) values ($1, $2, $3, $4, $5)",
        [id, name, bytes, gifts.length, by === "program" ? "program" : by.userId],
      );
      const entered = await enterGifts(client, gifts, { newReference, by, requestId });
      // One was entered meanwhile: the transaction rolls back.
      if (!entered.ok) throw new WrongRows();
      return "entered" as const;
    }).catch((error: unknown) => {
      if (error instanceof WrongRows) return "wrong_rows" as const;
      throw error;
    }),
});

async function importedAt(db: Pick<pg.ClientBase, "query">, bytes: Uint8Array): Promise<Date | null> {
  const { rows } = await db.query<{ at: Date }>(
    "select imported_at as at from gift_imports where file_sha256 = $1",
    [digestOf(bytes)],
  );
  return rows[0]?.at ?? null;
}

/** A reference of the bank tells equal transfers apart, so only rows without one can repeat. */
async function repeatedAmong(
  db: Pick<pg.ClientBase, "query">,
  gifts: readonly GiftByHand[],
): Promise<number[]> {
  const { rows } = await db.query<{ place: number }>(
    `select distinct asked.place::int as place
     from unnest($1::date[], $2::bigint[], $3::text[], $4::text[], $5::text[])
       with ordinality as asked(day, cents, method, name, reference, place)
       join entered_gifts g on g.received_on = asked.day and g.amount_cents = asked.cents and g.method = asked.method
         and g.holds_reference
       left join donations d on d.id = g.id
     where asked.reference is null and lower(coalesce(d.donor_name, g.donor->>'name', '')) = lower(asked.name)
     order by place /* never null: place, because it is counted */`,
    [
      gifts.map(({ receivedOn }) => receivedOn),
      gifts.map(({ amountCents }) => amountCents),
      gifts.map(({ method }) => method),
      gifts.map(({ donorName }) => donorName ?? ""),
      gifts.map(({ bankReference }) => bankReference),
    ],
  );
  return rows.map(({ place }) => place - 1);
}
