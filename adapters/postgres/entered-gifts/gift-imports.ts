import { createHash } from "node:crypto";
import type pg from "pg";
import type { Actor } from "#domain/audit/audit-entry.ts";
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
