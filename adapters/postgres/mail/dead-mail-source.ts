import { deadMailList } from "#domain/back-office/dead-mail-list.ts";
import { listSource } from "../lists/list-source.ts";

export const deadMailSource = listSource(deadMailList, {
  from: "mail_outbox m",
  where: "m.state = 'DEAD'",
  columns: {
    id: "m.id::text",
    to: "m.to_address",
    subject: "coalesce(m.letter ->> 'subject', m.kind)",
    language: "m.language",
    attempts: "m.attempts",
    error: "m.last_error",
    createdAt: "m.created_at",
  },
  filters: {},
});
