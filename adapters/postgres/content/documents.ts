import type pg from "pg";
import { sha256 } from "#adapters/proofs/sha256.ts";
import { hexOf } from "#domain/proofs/bytes.ts";
import { documentStatement } from "#domain/proofs/statements.ts";
import type { DocumentFile, DocumentFiles, Downloads } from "#domain/transparency/ports.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { appendToLog, lockLog } from "../proofs/append-to-log.ts";
import type { SigningKeys } from "../proofs/signing-keys.ts";

type FileRow = {
  document_id: string;
  language: DocumentFile["language"];
  version: string;
  made_at: Date;
  bytes: Buffer;
};
type FactsRow = { document_id: string; version: string; bytes: number; sha256: string | null };

export const storedDocumentFiles = (pool: pg.Pool, keys: SigningKeys): DocumentFiles => ({
  find: async (documentId, language) => {
    const { rows } = await pool.query<FileRow>({
      name: "document-file",
      text: `select document_id, language, version, made_at, bytes from document_files
        where document_id = $1 and language = $2`,
      values: [documentId, language],
    });
    return fileOf(rows[0]);
  },

  findPublished: async (documentId, version, language) => {
    const { rows } = await pool.query<FileRow>({
      name: "published-document",
      text: `select document_id, language, version::text, made_at, bytes from published_documents
        where document_id = $1 and version = $2 and language = $3`,
      values: [documentId, version, language],
    });
    return fileOf(rows[0]);
  },

  facts: async (language) => {
    const { rows } = await pool.query<FactsRow>({
      name: "document-facts",
      text: `select document_id, version, octet_length(bytes) as bytes, null as sha256 from document_files where language = $1
        union all
        (select distinct on (document_id) document_id, version::text, octet_length(bytes), sha256
        from published_documents where language = $1 order by document_id, version desc)`,
      values: [language],
    });
    return new Map(rows.map(({ document_id, ...facts }) => [document_id, facts]));
  },

  firstMadeAt: async (documentId, version) => {
    const { rows } = await pool.query<{ made_at: Date | null }>(
      "select min(made_at) as made_at from document_files where document_id = $1 and version = $2",
      [documentId, version],
    );
    return rows[0]?.made_at ?? null;
  },

  keep: async ({ documentId, language, version, madeAt, bytes }) => {
    await pool.query(
      `insert into document_files (document_id, language, version, made_at, bytes) values ($1, $2, $3, $4, $5)
       on conflict (document_id, language) do update
         set version = excluded.version, made_at = excluded.made_at, bytes = excluded.bytes`,
      [documentId, language, version, madeAt, Buffer.from(bytes)],
    );
  },

  publish: (files) =>
    inTransaction(pool, async (client) => {
      const [first] = files;
      if (!first) return;
      const { documentId, version, madeAt } = first;
      await lockLog(client);
      const { rowCount } = await client.query(
        "select from published_documents where document_id = $1 and version = $2",
        [documentId, version],
      );
      if (rowCount !== 0) return;
      const signer = await keys.currentIn(client);
      const at = new Date().toISOString();
      const digests = Object.fromEntries(
        files.map(({ language, bytes }) => [language, hexOf(sha256(bytes))]),
      );
      const announced = signer.sign(
        documentStatement({ at, id: documentId, version: Number(version), sha256: digests }),
      );
      const position = await appendToLog(client, { announced, head: signer, at });
      for (const { language, bytes } of files)
        await client.query(
          `insert into published_documents (document_id, version, language, made_at, bytes, log_position)
           values ($1, $2, $3, $4, $5, $6)`,
          [documentId, version, language, madeAt, Buffer.from(bytes), position],
        );
    }),
});

const fileOf = (row: FileRow | undefined): DocumentFile | null =>
  row
    ? {
        documentId: row.document_id,
        language: row.language,
        version: row.version,
        madeAt: row.made_at,
        bytes: row.bytes,
      }
    : null;

export const storedDownloads = (pool: pg.Pool): Downloads => ({
  count: async (documentId, day) => {
    await pool.query({
      name: "document-download",
      text: `insert into document_downloads as kept (document_id, day, count) values ($1, $2, 1)
        on conflict (document_id, day) do update set count = kept.count + 1`,
      values: [documentId, day],
    });
  },

  totals: async () => {
    const { rows } = await pool.query<{ document_id: string; total: number }>({
      name: "document-downloads",
      text: "select document_id, sum(count)::bigint as total from document_downloads group by 1",
    });
    return new Map(rows.map(({ document_id, total }) => [document_id, total]));
  },
});

/** Whether any of these records is a sample: a document made from it must say so. */
export async function hasSampleRecords(pool: pg.Pool, kinds: readonly string[]): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>({
    name: "sample-records",
    text: "select exists (select from content_items where kind = any($1) and sample) as found",
    values: [kinds],
  });
  return rows[0]?.found ?? false;
}

/** Makes every instance drop its cached pages and answers, or those made from one path of the API. */
export async function notifyContentChanged(pool: pg.Pool, call = ""): Promise<void> {
  await pool.query("select pg_notify('content_changed', $1)", [call]);
}
