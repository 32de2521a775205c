import type pg from "pg";
import type { Caller } from "#domain/audit/audit-entry.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { deadMail } from "./dead-mail.ts";
import { inTransaction } from "../base/in-transaction.ts";

export type MailOutcome = "done" | "not_dead";

/** Staff's actions on undeliverable mail, each logged. */
export const deadMailWork = (pool: pg.Pool) => ({
  sendAgain: (id: string, by: Caller): Promise<MailOutcome> =>
    inTransaction(pool, async (client) => {
      if ((await deadMail(client).retry(id, new Date())) === "not_dead") return "not_dead";
      await writeAudit(client, { ...by, action: "mail.queued_again", subject: { kind: "mail", id } });
      return "done";
    }),
  giveUp: (id: string, by: Caller): Promise<MailOutcome> =>
    inTransaction(pool, async (client) => {
      if ((await deadMail(client).drop(id)) === "not_dead") return "not_dead";
      await writeAudit(client, { ...by, action: "mail.given_up", subject: { kind: "mail", id } });
      return "done";
    }),
});
