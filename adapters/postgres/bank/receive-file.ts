import { createHash, randomUUID } from "node:crypto";
import type pg from "pg";
import type { Actor } from "#domain/audit/audit-entry.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction, lockByName } from "../base/in-transaction.ts";

const pieceBytes = 1024 * 1024;

export type Received = Readonly<{ fileId: string; isKnown: boolean }>;

/** Stored in pieces under its own name; the digest of the whole finds a duplicate, also of two uploads at once. */
export const receiveFile =
  (pool: pg.Pool) =>
  async (
    name: string,
    content: AsyncIterable<Uint8Array>,
    by: Actor,
    requestId: string,
  ): Promise<Received> => {
    const id = randomUUID();
    const actor = by === "program" ? "program" : by.userId;
    await pool.query(
      "insert into bank_files (id, name, uploaded_by, state) values ($1, $2, $3, 'RECEIVING')",
      [id, name, actor],
    );
    try {
      const { sha256, bytes } = await keepPieces(pool, id, content);
      return await inTransaction(pool, (client) => settle(client, { id, sha256, bytes, by, requestId }));
    } catch (error) {
      await pool.query("delete from bank_files where id = $1 and state = 'RECEIVING'", [id]);
      throw error;
    }
  };

async function keepPieces(
  pool: pg.Pool,
  id: string,
  content: AsyncIterable<Uint8Array>,
): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash("sha256");
  let held: Uint8Array[] = [];
  let heldBytes = 0;
  let bytes = 0;
  let number = 0;
  const keep = async () => {
    if (heldBytes === 0) return;
    number += 1;
    await pool.query("insert into bank_file_pieces (file_id, number, bytes) values ($1, $2, $3)", [
      id,
      number,
      Buffer.concat(held),
    ]);
    held = [];
    heldBytes = 0;
  };
  for await (const piece of content) {
    hash.update(piece);
    held.push(piece);
    heldBytes += piece.length;
    bytes += piece.length;
    if (heldBytes >= pieceBytes) await keep();
  }
  await keep();
  return { sha256: hash.digest("hex"), bytes };
}

type Arrived = Readonly<{ id: string; sha256: string; bytes: number; by: Actor; requestId: string }>;

async function settle(
  client: pg.PoolClient,
  { id, sha256, bytes, by, requestId }: Arrived,
): Promise<Received> {
  await lockByName(client, `bank file ${sha256}`);
  const { rows } = await client.query<{ id: string; mayRunAgain: boolean }>(
    `select id, state in ('REFUSED', 'STOPPED') or (state = 'DONE' and problems <> '[]') as "mayRunAgain"
     from bank_files where sha256 = $1`,
    [sha256],
  );
  const [known] = rows;
  if (known && !known.mayRunAgain) {
    await client.query("delete from bank_files where id = $1", [id]);
    return { fileId: known.id, isKnown: true };
  }
  const fileId = known?.id ?? id;
  if (known) {
    await client.query("delete from bank_file_pieces where file_id = $1", [fileId]);
    await client.query("update bank_file_pieces set file_id = $1 where file_id = $2", [fileId, id]);
    await client.query("delete from bank_files where id = $1", [id]);
    await client.query(
      "delete from bank_read_entries where file_id = $1 and not exists (select from bank_statements s where s.file_id = $1 and s.number = statement)",
      [fileId],
    );
  }
  await client.query(
    `update bank_files set sha256 = $2, size_bytes = $3, state = 'WAITING', read_bytes = 0, read_entries = 0,
       problems = '[]', ended_at = null where id = $1`,
    [fileId, sha256, bytes],
  );
  await writeAudit(client, {
    actor: by,
    action: "bank.file_uploaded",
    subject: { kind: "bank_file", id: fileId },
    after: { sha256, bytes },
    requestId,
  });
  return { fileId, isKnown: false };
}
