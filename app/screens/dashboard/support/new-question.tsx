import { readQuestion } from "#domain/support/support-form.ts";
import { FormGuard } from "../../../components/form-guard.tsx";
import { FormProblems } from "../../../components/public-form/form-problems.tsx";
import { usePublicForm, type Typed, type Wrong } from "../../../components/public-form/use-public-form.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { TextInput } from "../../../components/ui/text-input.tsx";
import { Textarea } from "../../../components/ui/textarea.tsx";
import { toasts } from "../../../components/ui/toast-store.ts";
import { send } from "../../../data/browser.ts";
import { useApiCache } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Section } from "../../../components/ui/section.tsx";

export function NewQuestion() {
  const { text, language } = useText();
  const cache = useApiCache();
  const form = usePublicForm({
    name: "support",
    wrongFields: wrongIn,
    send: ({ subject, message }) => send(language, "POST", "/api/my/support", { subject, message }),
    onSent: () => {
      void cache.reload("/api/my/support");
      toasts.add({ title: text("support.sent.title"), description: text("support.sent.text") });
    },
    failed: { title: text("support.failed.title"), text: text("support.failed.text") },
  });
  const { ref, submit, recheck } = form;
  return (
    <Section id="write" title={text("support.new.title")} heading="text-2xl">
      <form
        ref={ref}
        method="post"
        noValidate
        onSubmit={submit}
        onChange={recheck}
        className="mt-4 grid justify-items-start gap-6"
      >
        <FormGuard name="support" />
        <FormProblems form={form} title={text("support.error.summary")} />
        <div key={form.round} className="grid w-full gap-6">
          <Field label={text("support.new.subject")} required {...form.field("subject")}>
            {(control) => (
              <TextInput {...control} name="subject" dir="auto" defaultValue={form.typed("subject")} />
            )}
          </Field>
          <Field label={text("support.new.message")} required {...form.field("message")}>
            {(control) => (
              <Textarea {...control} name="message" rows={5} defaultValue={form.typed("message")} />
            )}
          </Field>
        </div>
        <Button type="submit" size="large" pending={form.pending} pendingLabel={text("support.submitting")}>
          {text("support.new.submit")}
        </Button>
      </form>
    </Section>
  );
}

const wrongIn = (typed: Typed): Wrong => {
  const read = readQuestion(typed);
  return read.ok ? {} : read.errors;
};
