import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { Actor } from "#domain/audit/audit-entry.ts";
import { reverseMistake } from "#domain/ledger/reverse-mistake.ts";
import { bookedEntry } from "../ledger/booked-entry.ts";
import { storedBooks } from "../ledger/ledger.ts";

/** Stores that a part does not hold any more, and reverses its booking. */
export async function undoPart(
  client: pg.PoolClient,
  { id, lineId }: Readonly<{ id: string; lineId: number }>,
  by: Actor,
): Promise<void> {
  await client.query(
    "insert into bank_matches (id, line_id, undoes, kind, made_by) values ($1, $2, $3, 'undo', $4)",
    [randomUUID(), lineId, id, by === "program" ? null : by.userId],
  );
  const booked = await bookedEntry(client, { kind: "bank_match", id });
  if (booked) await storedBooks(client).book(reverseMistake(booked, "Bank entry waits again"));
}
