import type pg from "pg";
import type { DocumentFile, DocumentFiles, Downloads } from "#domain/transparency/ports.ts";

type FileRow = {
  document_id: string;
  language: DocumentFile["language"];
  version: string;
  made_at: Date;
  bytes: Buffer;
};

export const storedDocumentFiles = (pool: pg.Pool): DocumentFiles => ({
  find: async (documentId, language) => {
    const { rows } = await pool.query<FileRow>({
      name: "document-file",
      text: `select document_id, language, version, made_at, bytes from document_files
        where document_id = $1 and language = $2`,
      values: [documentId, language],
    });
    const row = rows[0];
    return row
      ? {
          documentId: row.document_id,
          language: row.language,
          version: row.version,
          madeAt: row.made_at,
          bytes: row.bytes,
        }
      : null;
  },

  sizes: async (language) => {
    const { rows } = await pool.query<{ document_id: string; version: string; bytes: number }>({
      name: "document-sizes",
      text: "select document_id, version, octet_length(bytes) as bytes from document_files where language = $1",
      values: [language],
    });
    return new Map(rows.map(({ document_id, version, bytes }) => [document_id, { version, bytes }]));
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
});

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
