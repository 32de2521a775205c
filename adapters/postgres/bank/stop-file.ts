import type pg from "pg";
import type { Actor } from "#domain/audit/audit-entry.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { bookedBefore, stepOf } from "./import-progress.ts";

const changes = {
  stop: {
    from: ["WAITING", "READING", "BOOKING", "EXPLAINING"],
    to: "'STOPPED'",
    action: "bank.file_stopped",
  },
  resume: {
    from: ["STOPPED"],
    to: `case ${stepOf} when 'reading' then 'WAITING' when 'booking' then 'BOOKING' else 'EXPLAINING' end`,
    action: "bank.file_resumed",
  },
} as const;

/** Stops after the running batch; a half-booked statement is booked again later. False: finished, or no such file. */
export const changeReading =
  (pool: pg.Pool) =>
  (fileId: string, change: keyof typeof changes, by: Actor, requestId: string): Promise<boolean> =>
    inTransaction(pool, async (client) => {
      const { from, to, action } = changes[change];
      const { rowCount } = await client.query(
        `update bank_files f set state = ${to}, booked_entries = ${bookedBefore} where f.id = $1 and f.state = any($2)`,
        [fileId, from],
      );
      if (rowCount !== 1) return false;
      await writeAudit(client, { actor: by, action, subject: { kind: "bank_file", id: fileId }, requestId });
      return true;
    });

/** Uploads that broke off. */
export const forgetBrokenUploads = async (pool: pg.Pool): Promise<void> => {
  await pool.query(
    "delete from bank_files where state = 'RECEIVING' and uploaded_at < now() - interval '1 day'",
  );
};
