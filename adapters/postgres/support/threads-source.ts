import { threadsList } from "#domain/support/threads-list.ts";
import { listSource } from "../lists/list-source.ts";

export const threadsSource = listSource(threadsList, {
  from: "support_threads t",
  columns: {
    id: "t.id",
    subject: "t.subject",
    status: "t.status",
    messages: "(select count(*) from support_messages m where m.thread_id = t.id)",
    createdAt: "t.created_at",
    lastMessageAt: "t.last_message_at",
  },
  filters: { status: (status, bind) => `t.status = ${bind(status)}::text` },
});
