import type pg from "pg";
import { sha256 } from "#adapters/proofs/sha256.ts";
import { hexOf } from "#domain/proofs/bytes.ts";
import { logTree } from "#domain/proofs/log-tree.ts";
import type { SignedText } from "#domain/proofs/signed.ts";
import { readHead } from "#domain/proofs/statements.ts";

const entriesInAnswer = 500;
const newestEntries = 50;

type LogEntry = SignedText & Readonly<{ position: number }>;
type Row = { position: number; statement: string; keyId: string; signature: Buffer };

const entryColumns = `position, statement, key_id as "keyId", signature`;

/** The public log. Entries never change, so read ones are cached and only new ones are fetched. */
export function publicLog(pool: pg.Pool) {
  const tree = logTree(sha256);
  let reading: Promise<void> = Promise.resolve();

  const readNew = async (): Promise<void> => {
    const { rows } = await pool.query<{ leaf: Buffer }>(
      "select leaf_hash as leaf from log_entries where position >= $1 order by position",
      [tree.size()],
    );
    for (const { leaf } of rows) tree.append(new Uint8Array(leaf));
  };
  /** Sequential, so that nothing is appended twice. */
  const upTo = async (size: number): Promise<void> => {
    if (tree.size() >= size) return;
    reading = reading.catch(() => {}).then(readNew);
    await reading;
  };

  const head = async (): Promise<SignedText | null> => {
    const { rows } = await pool.query<Omit<Row, "position">>(
      `select statement, key_id as "keyId", signature from log_heads order by size desc limit 1`,
    );
    return rows[0] ? signed(rows[0]) : null;
  };

  return {
    /** Entries from a position, or the newest, with the current head. */
    read: async (from: number | null): Promise<{ head: SignedText | null; entries: LogEntry[] }> => {
      const latest = await head();
      const size = (latest && readHead(latest)?.size) ?? 0;
      const { rows } = await pool.query<Row>(
        `select ${entryColumns} from log_entries where position >= $1 and position < $2 order by position limit $3`,
        [from ?? Math.max(0, size - newestEntries), size, entriesInAnswer],
      );
      return { head: latest, entries: rows.map((row) => ({ position: row.position, ...signed(row) })) };
    },

    /** Null: the log is shorter. */
    consistency: async (first: number, second: number): Promise<string[] | null> => {
      await upTo(second);
      if (first > second || second > tree.size()) return null;
      return tree.consistency(first, second).map((hash) => hexOf(hash));
    },

    inclusion: async (position: number, size: number): Promise<string[] | null> => {
      await upTo(size);
      if (position >= size || size > tree.size()) return null;
      return tree.inclusion(position, size).map((hash) => hexOf(hash));
    },
  };
}
export type PublicLog = ReturnType<typeof publicLog>;

const signed = ({ statement, keyId, signature }: Omit<Row, "position">): SignedText => ({
  statement,
  keyId,
  signature: signature.toString("hex"),
});
