import { readReply } from "#domain/support/support-form.ts";
import { send } from "../../data/browser.ts";
import type { Address } from "../../data/api-key.ts";
import { useApiCache } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { usePosted } from "../../posted-form.tsx";
import { FormGuard } from "../form-guard.tsx";
import { FormProblems } from "../public-form/form-problems.tsx";
import { usePublicForm, type Typed, type Wrong } from "../public-form/use-public-form.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { Notice } from "../ui/notice.tsx";
import { Textarea } from "../ui/textarea.tsx";
import { toasts } from "../ui/toast-store.ts";

type Props = {
  /** As the server knows it: one name for the replies of all conversations on a page. */
  form: string;
  threadId: string;
  call: Address<"/api/my/support/:id/messages" | "/api/admin/support/:id/replies">;
  reload: Address;
  label: string;
  hint?: string;
  action: string;
  sent: { title: string; text: string };
};

/** One more message in a conversation. */
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
  const { ref, submit, recheck } = form;
  return (
    <form
      ref={ref}
      method="post"
      noValidate
      onSubmit={submit}
      onChange={recheck}
      className="grid max-w-prose justify-items-start gap-4"
    >
      <FormGuard name={name} />
      <input type="hidden" name="thread" value={threadId} />
      {returned && form.round === 0 && <Notice tone="bad">{returned.sentence}</Notice>}
      <FormProblems form={form} title={text("support.error.summary")} />
      <Field
        key={form.round}
        label={label}
        hint={hint}
        required
        className="w-full"
        {...form.field("message")}
      >
        {(control) => (
          <Textarea {...control} name="message" rows={3} defaultValue={returned?.values["message"]} />
        )}
      </Field>
      <Button
        type="submit"
        variant="secondary"
        pending={form.pending}
        pendingLabel={text("support.submitting")}
      >
        {action}
      </Button>
    </form>
  );
}

const wrongIn = (typed: Typed): Wrong => {
  const read = readReply(typed);
  return read.ok ? {} : read.errors;
};
