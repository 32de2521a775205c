import type pg from "pg";
import type { Notes } from "#domain/applications/review/add-note.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { applicantOf, subjectOf } from "./looks.ts";
import { sources } from "./sources.ts";

export const applicationNotes = (pool: pg.Pool): Notes => ({
  add: (key, note, by) =>
    inTransaction(pool, async (client) => {
      const { rowCount: found } = await client.query(
        `select 1 from ${sources[key.kind].table} where id = $1 for key share`,
        [key.id],
      );
      if (found === 0) return "not_found";
      const { rowCount: added } = await client.query(
        `insert into application_notes (id, application_kind, application_id, body, author_id)
         values ($1, $2, $3, $4, $5) on conflict (id) do nothing`,
        [note.id, key.kind, key.id, note.text, by.actor.userId],
      );
      if (added === 1) {
        await writeAudit(client, {
          ...by,
          action: "application.noted",
          subject: subjectOf(key),
          aboutUserId: await applicantOf(client, key),
          after: { noteId: note.id },
        });
      }
      return "added";
    }),
});
