import { choice, code, moment, number, text } from "#domain/lists/column.ts";
import { oneOf } from "#domain/lists/filter.ts";
import { defineList } from "#domain/lists/list.ts";
import { threadStatuses } from "./thread-status.ts";

/** Without the messages: staff read them one conversation at a time, and that is recorded. */
export const threadsList = defineList({
  name: "support",
  path: "/api/admin/support",
  page: "/admin/support",
  who: "staff",
  summary: "Conversations with donors, those that wait first, without the messages",
  group: "people",
  words: {
    part: "back-office.part.support",
    title: "support.staff.title",
    description: "support.staff.description",
    none: "support.staff.none",
  },
  columns: {
    id: code(),
    subject: text({ label: "support.staff.subject" }),
    status: choice(threadStatuses, "support.status", { tones: { OPEN: "warn", ANSWERED: "good" } }),
    messages: number({ label: "support.staff.messages" }),
    createdAt: moment(),
    lastMessageAt: moment({ label: "support.staff.last" }),
  },
  key: "id",
  table: ["subject", "status", "messages", "lastMessageAt"],
  filters: { status: oneOf(threadStatuses, "support.status") },
  // OPEN is the last word of the alphabet.
  views: { unanswered: "?status=OPEN" },
  sorts: { waiting: ["-status", "-lastMessageAt"] },
  open: ({ id }) => `/admin/support/${id}`,
});
