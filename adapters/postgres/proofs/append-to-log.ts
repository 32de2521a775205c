import type pg from "pg";
import type { Signer } from "#adapters/proofs/key-pair.ts";
import { sha256 } from "#adapters/proofs/sha256.ts";
import { hexOf } from "#domain/proofs/bytes.ts";
import { logLeaf, logTree } from "#domain/proofs/log-tree.ts";
import type { SignedText } from "#domain/proofs/signed.ts";
import { headStatement } from "#domain/proofs/statements.ts";
import { lockByName } from "../base/in-transaction.ts";

/** Serialises writers of the log across instances. */
export const lockLog = (client: pg.ClientBase): Promise<void> => lockByName(client, "public log");

/** The position of the next entry. In a transaction that holds the log. */
export async function sizeOfLog(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ size: number }>("select count(*)::int as size from log_entries");
  return rows[0]?.size ?? 0;
}

/** Appends a signed text and signs the new head. Returns its position. */
export async function appendToLog(
  client: pg.ClientBase,
  { announced, head, at }: { announced: SignedText; head: Signer; at: string },
): Promise<number> {
  const { rows } = await client.query<{ leaf: Buffer }>(
    "select leaf_hash as leaf from log_entries order by position",
  );
  const tree = logTree(sha256);
  for (const { leaf } of rows) tree.append(new Uint8Array(leaf));
  const position = rows.length;
  const leaf = sha256(logLeaf(announced.statement));
  tree.append(leaf);
  await client.query(
    "insert into log_entries (position, statement, leaf_hash, key_id, signature) values ($1, $2, $3, $4, $5)",
    [
      position,
      announced.statement,
      Buffer.from(leaf),
      announced.keyId,
      Buffer.from(announced.signature, "hex"),
    ],
  );
  const size = position + 1;
  const signed = head.sign(headStatement(at, size, hexOf(tree.rootOf(size))));
  await client.query("insert into log_heads (size, statement, key_id, signature) values ($1, $2, $3, $4)", [
    size,
    signed.statement,
    signed.keyId,
    Buffer.from(signed.signature, "hex"),
  ]);
  return position;
}
