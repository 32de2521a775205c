import type { ThreadAnswer } from "#domain/support/answers.ts";
import { useText } from "../../i18n/text.tsx";
import type { MessageId } from "../../messages/ids.ts";
import { classNames } from "../ui/class-names.ts";

type Message = ThreadAnswer["messages"][number];
type Props = { messages: readonly Message[]; names: Record<Message["author"], MessageId> };

export function Conversation({ messages, names }: Props) {
  const { text, format } = useText();
  return (
    <ol className="grid gap-3">
      {messages.map(({ id, author, body, createdAt }) => (
        <li
          key={id}
          className={classNames(
            "max-w-prose border-s-4 bg-paper-raised p-4",
            author === "STAFF" ? "ms-6 border-action" : "me-6 border-line-strong",
          )}
        >
          <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
            <span className="font-medium text-ink">{text(names[author])}</span>
            <time dateTime={createdAt}>{format.dateTime(createdAt)}</time>
          </p>
          <p dir="auto" data-any-language className="mt-2 whitespace-pre-line">
            {body}
          </p>
        </li>
      ))}
    </ol>
  );
}
