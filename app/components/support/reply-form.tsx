import { readForm } from "#domain/forms/define-form.ts";
import { replyForm } from "#domain/support/support-form.ts";
import { send } from "../../data/browser.ts";
import type { Address } from "../../data/api-key.ts";
import { useApiCache } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { usePosted } from "../../posted-form.tsx";
import { PlainForm } from "../public-form/plain-form.tsx";
import { usePublicForm, type Typed, type Wrong } from "../public-form/use-public-form.ts";
import { Button } from "../ui/button.tsx";
import { TextareaField } from "../ui/textarea-field.tsx";
import { Notice } from "../ui/notice.tsx";
import { toasts } from "../ui/toast-store.ts";

type Props = {
  /** One name for all conversations of a page. */
  form: string;
  threadId: string;
  call: Address<"/api/my/support/:id/messages" | "/api/admin/support/:id/replies">;
  reload: Address;
  label: string;
  hint?: string;
  action: string;
  sent: { title: string; text: string };
};

export function ReplyForm({ form: name, threadId, call, reload, label, hint, action, sent }: Props) {
  const { text, language } = useText();
  const cache = useApiCache();
  const posted = usePosted(name);
  const returned = posted && (posted.values["thread"] ?? threadId) === threadId ? posted : null;
  const form = usePublicForm({
    name: `reply-${threadId}`,
    wrongFields: wrongIn,
    send: ({ message }) => send(language, "POST", call, { message }),
    onSent: () => {
      void cache.reload(reload);
      toasts.add({ title: sent.title, description: sent.text });
    },
    failed: { title: text("support.failed.title"), text: text("support.failed.text") },
  });
  return (
    <PlainForm
      form={form}
      name={name}
      intro={returned && form.round === 0 && <Notice tone="bad">{returned.sentence}</Notice>}
      className="grid max-w-prose justify-items-start gap-4"
    >
      <input type="hidden" name="thread" value={threadId} />
      <TextareaField
        key={form.round}
        label={label}
        hint={hint}
        required
        box="w-full"
        {...form.field("message")}
        name="message"
        rows={3}
        defaultValue={returned?.values["message"]}
      />
      <Button
        type="submit"
        variant="secondary"
        pending={form.pending}
        pendingLabel={text("support.submitting")}
      >
        {action}
      </Button>
    </PlainForm>
  );
}

const wrongIn = (typed: Typed): Wrong => {
  const read = readForm(replyForm, typed);
  return read.ok ? {} : read.errors;
};
