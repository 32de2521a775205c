import type pg from "pg";
import type { PageTexts } from "#domain/content/editing/page-texts.ts";
import type { WithLockedRecord, LockedRecord, Editor, RecordRef } from "#domain/content/editing/ports.ts";
import { kindNames, relationsOf } from "#domain/content/kinds/kinds.ts";
import { translationMemory } from "./translation-memory.ts";
import { writeAudit } from "../../audit/audit-log.ts";
import { inTransaction, lockByName } from "../../base/in-transaction.ts";
import { editedRecordOf, editedRecordQuery, type EditedRecordRow } from "./edited-record.ts";

/** One transaction per record, with a lock. */
export const lockedRecords =
  (pool: pg.Pool, pageTexts: PageTexts): WithLockedRecord =>
  (ref, editor, work) =>
    inTransaction(pool, async (client) => {
      await lockByName(client, `content ${ref.kind} ${ref.id}`);
      return work({ ...lockedRecord(client, ref, editor), pageTexts });
    });

function lockedRecord(
  client: pg.ClientBase,
  { kind, id }: RecordRef,
  { actor, requestId }: Editor,
): Omit<LockedRecord, "pageTexts"> {
  const by = actor === "program" ? null : actor.userId;
  return {
    current: async () => {
      const { rows } = await client.query<EditedRecordRow>(editedRecordQuery, [kind, id]);
      return rows[0] ? editedRecordOf(rows[0]) : null;
    },
    bodyOfVersion: async (version) => {
      const { rows } = await client.query<{ body: Readonly<Record<string, unknown>> }>(
        `select body from content_versions where kind = $1 and id = $2 and version = $3
         union all
         select body from content_items where kind = $1 and id = $2 and version = $3 limit 1`,
        [kind, id, version],
      );
      return rows[0]?.body ?? null;
    },
    isPublished: async (other) => {
      const { rowCount } = await client.query("select 1 from content_items where kind = $1 and id = $2", [
        other.kind,
        other.id,
      ]);
      return rowCount === 1;
    },
    fixedValues: async () => {
      if (kind !== "campaign") return {};
      const { rows } = await client.query<{ commitment: unknown; otherProjectId: string | null }>(
        `select commitment, other_project_id as "otherProjectId" from campaign_commitments where campaign_id = $1`,
        [id],
      );
      return rows[0] ?? {};
    },
    translationMemory: () => translationMemory(client, { kind, id }),
    keepTranslationMemory: async (memory) => {
      await client.query(
        `insert into translation_memories (kind, id, paragraphs) values ($1, $2, $3)
         on conflict (kind, id) do update set paragraphs = excluded.paragraphs`,
        [kind, id, JSON.stringify(memory)],
      );
    },
    hasUpload: async (upload) =>
      (await client.query("select 1 from uploads where id = $1", [upload])).rowCount === 1,
    publishedReferrers: () => referrers(client, { kind, id }),
    append: async ({ version, body, action, fields }) => {
      // The state before the first edit can be restored too.
      await client.query(
        `insert into content_versions (kind, id, version, body, action, at)
         select kind, id, version, body, 'start', updated_at from content_items where kind = $1 and id = $2
         on conflict do nothing`,
        [kind, id],
      );
      await client.query(
        `insert into content_versions (kind, id, version, body, action, fields, by_id)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [kind, id, version, JSON.stringify(body), action, fields, by],
      );
      await client.query(
        `insert into content_drafts (kind, id, version, body, updated_by) values ($1, $2, $3, $4, $5)
         on conflict (kind, id) do update set version = excluded.version, body = excluded.body,
           updated_at = now(), updated_by = excluded.updated_by, schedule_failed_at = null`,
        [kind, id, version, JSON.stringify(body), by],
      );
      await client.query(
        `delete from unsaved_edits
         where kind = $1 and user_id = $2 and (id = $3 or ($4 = 1 and id = 'new'))`,
        [kind, by, id, version],
      );
    },
    publish: async (version, body) => {
      await client.query(
        `insert into content_items (kind, id, version, body, position)
         values ($1, $2, $3, $4, (select coalesce(max(position), 0) + 1 from content_items where kind = $1))
         on conflict (kind, id) do update set version = excluded.version, body = excluded.body, sample = false,
           updated_at = now()`,
        [kind, id, version, JSON.stringify(body)],
      );
    },
    unpublish: async () => {
      await client.query("delete from content_items where kind = $1 and id = $2", [kind, id]);
    },
    schedule: async (plan) => {
      await client.query(
        "update content_drafts set publish_version = $3, publish_at = $4 where kind = $1 and id = $2",
        [kind, id, plan?.version ?? null, plan?.at ?? null],
      );
    },
    noteScheduleFailed: async () => {
      await client.query("update content_drafts set schedule_failed_at = now() where kind = $1 and id = $2", [
        kind,
        id,
      ]);
    },
    record: ({ action, before, after }) =>
      writeAudit(client, { actor, action, subject: { kind, id }, before, after, requestId }),
  };
}

async function referrers(client: pg.ClientBase, { kind, id }: RecordRef): Promise<RecordRef[]> {
  const found: RecordRef[] = [];
  for (const other of kindNames) {
    for (const { name } of relationsOf(other).filter(({ to }) => to === kind)) {
      const { rows } = await client.query<{ id: string }>(
        "select id from content_items where kind = $1 and body ->> $2 = $3 order by id",
        [other, name, id],
      );
      found.push(...rows.map((row) => ({ kind: other, id: row.id })));
    }
  }
  return found;
}
