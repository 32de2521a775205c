import type pg from "pg";
import type { Uploads } from "#domain/content/editing/add-upload.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction } from "../base/in-transaction.ts";

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
