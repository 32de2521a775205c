import { code, moment, number, text } from "#domain/lists/column.ts";
import { defineList } from "#domain/lists/list.ts";

export const deadMailList = defineList({
  name: "dead-mail",
  path: "/api/admin/mail",
  page: "/admin/mail",
  who: "staff",
  summary: "Mail that could not be delivered",
  group: "system",
  words: {
    part: "back-office.part.mail",
    title: "admin-mail.title",
    description: "admin-mail.intro",
    intro: "admin-mail.intro",
    none: "admin-mail.none",
    next: "back-office.next.mail",
  },
  columns: {
    id: code(),
    to: code({ label: "back-office.column.email" }),
    /** The kind of the mail if its text is made when it is sent. */
    subject: text({ label: "admin-mail.subject" }),
    language: code(),
    attempts: number(),
    error: code({ label: "back-office.column.reason" }),
    createdAt: moment(),
  },
  key: "id",
  table: ["to", "subject", "error", "change"],
  filters: {},
  sorts: { newest: "-createdAt" },
});
