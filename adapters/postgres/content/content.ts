import type pg from "pg";
import { contentKinds, type ContentBody, type ContentKind } from "#domain/content/kinds/kinds.ts";
import type { Content } from "#domain/content/ports.ts";
import { inBatches } from "../base/in-batches.ts";

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
