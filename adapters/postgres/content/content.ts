import type pg from "pg";
import type { Uploads } from "#domain/content/editing/add-upload.ts";
import { contentKinds, type ContentBody, type ContentKind } from "#domain/content/kinds/kinds.ts";
import type { Content } from "#domain/content/ports.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inBatches } from "../base/in-batches.ts";
import { inTransaction } from "../base/in-transaction.ts";

export function storedContent(pool: pg.Pool): Content {
  const find = inBatches((asked: readonly Asked[]) => findRecords(pool, asked));
  return {
    list: async (kind) => {
      const { rows } = await pool.query<{ body: unknown }>({
        name: "content-list",
        text: "select body from content_items where kind = $1 order by position, id",
        values: [kind],
      });
      return rows.map(({ body }) => bodyOf(kind, body));
    },
    find: async (kind, id) => {
      const body = await find({ kind, id });
      return body === null ? null : (body as ContentBody<typeof kind>);
    },
    hasAny: async (kind) => {
      const { rows } = await pool.query<{ any: boolean }>({
        name: "content-any",
        text: "select exists (select from content_items where kind = $1) as any",
        values: [kind],
      });
      return rows[0]?.any ?? false;
    },
  };
}

type Asked = Readonly<{ kind: ContentKind; id: string }>;

/** Coalesces concurrent reads of the same record. */
async function findRecords(
  pool: pg.Pool,
  asked: readonly Asked[],
): Promise<(ContentBody<ContentKind> | null)[]> {
  const { rows } = await pool.query<Asked & { body: unknown }>({
    name: "content-find",
    text: `select kind, id, body from content_items
      where (kind, id) in (select * from unnest($1::text[], $2::text[]))`,
    values: [asked.map(({ kind }) => kind), asked.map(({ id }) => id)],
  });
  const found = new Map(rows.map(({ kind, id, body }) => [`${kind}/${id}`, bodyOf(kind, body)]));
  return asked.map(({ kind, id }) => found.get(`${kind}/${id}`) ?? null);
}

/** Bodies are validated on write; an error here means that the schema changed without a migration. */
const bodyOf = <Kind extends ContentKind>(kind: Kind, body: unknown): ContentBody<Kind> =>
  contentKinds[kind].schema.parse(body) as ContentBody<Kind>;

/** In the database: instances share nothing else, and backups include it. */
export const storedUploads = (pool: pg.Pool): Uploads => ({
  add: ({ id, width, height, files }, { actor, requestId }) =>
    inTransaction(pool, async (client) => {
      const { rowCount } = await client.query(
        `insert into uploads (id, width, height, added_by) values ($1, $2, $3, $4) on conflict do nothing`,
        [id, width, height, actor === "program" ? null : actor.userId],
      );
      if (rowCount === 0) return;
      for (const file of files) {
        await client.query("insert into upload_files (upload_id, width, bytes) values ($1, $2, $3)", [
          id,
          file.width,
          file.bytes,
        ]);
      }
      const subject = { kind: "upload", id };
      await writeAudit(client, {
        actor,
        action: "upload.added",
        subject,
        after: { width, height },
        requestId,
      });
    }),
  find: async (id, width) => {
    const { rows } = await pool.query<{ bytes: Buffer }>({
      name: "upload-file",
      text: "select bytes from upload_files where upload_id = $1 and width = $2",
      values: [id, width],
    });
    return rows[0]?.bytes ?? null;
  },
});
