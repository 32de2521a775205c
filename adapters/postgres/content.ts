import type pg from "pg";
import { contentKinds, type ContentBody, type ContentKind } from "#domain/content/kinds.ts";
import type { Content } from "#domain/content/ports.ts";

export function storedContent(pool: pg.Pool): Content {
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
      const { rows } = await pool.query<{ body: unknown }>({
        name: "content-find",
        text: "select body from content_items where kind = $1 and id = $2",
        values: [kind, id],
      });
      return rows[0] ? bodyOf(kind, rows[0].body) : null;
    },
  };
}

/** Stored bodies were checked when they were written; a surprise here means the schema moved without a migration. */
const bodyOf = <Kind extends ContentKind>(kind: Kind, body: unknown): ContentBody<Kind> =>
  contentKinds[kind].parse(body) as ContentBody<Kind>;
