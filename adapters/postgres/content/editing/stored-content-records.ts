import type pg from "pg";
import type { ContentRecords } from "#domain/content/editing/content-records.ts";
import type { RecordRef, VersionAction } from "#domain/content/editing/ports.ts";
import {
  nameOfUser,
  editedRecordColumns,
  editedRecordOf,
  editedRecordQuery,
  editedRecordSource,
  type EditedRecordRow,
} from "./edited-record.ts";
import { translationMemory } from "./translation-memory.ts";
import { escapeLike } from "../../base/escape-like.ts";

type ListedRow = EditedRecordRow & {
  total: number;
  place: number | null;
  above: string | null;
  below: string | null;
};
type VersionRow = { version: number; action: VersionAction; fields: string[]; at: Date; name: string | null };

export const storedContentRecords = (pool: pg.Pool): ContentRecords => ({
  all: async () => {
    const { rows } = await pool.query<EditedRecordRow>(
      `select ${editedRecordColumns} from ${editedRecordSource} where record.state <> 'PUBLISHED'`,
    );
    return rows.map((row) => ({ kind: row.kind, id: row.id, ...editedRecordOf(row) }));
  },
  counts: async () => {
    const { rows } = await pool.query<{ kind: string; total: number; published: number; samples: number }>(
      `select kind, count(*) as total, count(published_version) as published,
         count(*) filter (where sample) as samples
       from content_records group by kind`,
    );
    return rows;
  },
  list: async (kind, { title, search, state, ordered, most, skip }) => {
    const { rows } = await pool.query<ListedRow>(
      `select ${editedRecordColumns}, count(*) over () as total, placed.place, placed.above, placed.below
       from ${editedRecordSource} left join (
         select id, row_number() over sequence as place, lag(id) over sequence as above,
           lead(id) over sequence as below
         from content_items where kind = $1 window sequence as (order by position, id)
       ) placed on placed.id = record.id
       where record.kind = $1 and ($2::text is null or record.state = $2)
         and ($3 = '' or record.id ilike $3 or exists (
           select 1 from jsonb_each_text(coalesce(record.body -> $4, '{}')) title where title.value ilike $3))
       order by case when $7 then placed.place end, record.updated_at desc, record.id limit $5 offset $6`,
      [kind, state, search === "" ? "" : `%${escapeLike(search)}%`, title ?? "", most, skip, ordered],
    );
    return {
      total: rows[0]?.total ?? 0,
      rows: rows.map((row) => ({ id: row.id, ...editedRecordOf(row), order: orderOf(row) })),
    };
  },
  find: async ({ kind, id }) => {
    const { rows } = await pool.query<EditedRecordRow>(editedRecordQuery, [kind, id]);
    return rows[0] ? editedRecordOf(rows[0]) : null;
  },
  translationMemory: (ref) => translationMemory(pool, ref),
  versions: async ({ kind, id }: RecordRef) => {
    const { rows } = await pool.query<VersionRow>(
      `select version, action, fields, at, ${nameOfUser} as name
       from (
         select version, action, fields, at, by_id from content_versions where kind = $1 and id = $2
         union all
         select version, 'start', '{}', updated_at, null from content_items
         where kind = $1 and id = $2
           and not exists (select 1 from content_versions where kind = $1 and id = $2)
       ) saved left join users person on person.id = saved.by_id
       order by version desc`,
      [kind, id],
    );
    return rows.map(({ at, name, ...row }) => ({ ...row, at: at.toISOString(), by: name }));
  },
  due: async (now) => {
    const { rows } = await pool.query<RecordRef>(
      "select kind, id from content_drafts where publish_at <= $1 order by publish_at",
      [now],
    );
    return rows;
  },
});

const orderOf = ({ place, above, below }: ListedRow) => (place === null ? null : { above, below });
