import type { ThreadAnswer } from "#domain/support/answers.ts";
import { Conversation } from "../../../components/support/conversation.tsx";
import { ReplyForm } from "../../../components/support/reply-form.tsx";
import { ThreadStatusBadge } from "../../../components/support/thread-status-badge.tsx";
import { key } from "../../../data/api-key.ts";
import { useText } from "../../../i18n/text.tsx";

const names = { DONOR: "support.author.you", STAFF: "support.author.us" } as const;

export function Thread({ thread }: { thread: ThreadAnswer }) {
  const { text } = useText();
  return (
    <li id={`thread-${thread.id}`} className="grid gap-4 border-t border-line pt-6">
      <h3 className="flex flex-wrap items-center justify-between gap-3 text-xl">
        <bdi data-any-language>{thread.subject}</bdi>
        <ThreadStatusBadge status={thread.status} />
      </h3>
      <Conversation messages={thread.messages} names={names} />
      <ReplyForm
        form="support-reply"
        threadId={thread.id}
        call={key("/api/my/support/:id/messages", { id: thread.id })}
        reload="/api/my/support"
        label={text("support.reply.label")}
        action={text("support.reply.submit")}
        sent={{ title: text("support.sent.title"), text: text("support.sent.text") }}
      />
    </li>
  );
}
