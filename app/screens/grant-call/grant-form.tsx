import type { FormEvent } from "react";
import type { GrantCallPageAnswer } from "#domain/content/kinds/grant-call/public.ts";
import { answerField, readGrantForm } from "#domain/applications/grant/application-form.ts";
import type { OpenDraft } from "#domain/applications/grant/draft-answer.ts";
import { FormGuard } from "../../components/form-guard.tsx";
import { FormProblems } from "../../components/public-form/form-problems.tsx";
import { usePublicForm } from "../../components/public-form/use-public-form.ts";
import { Button } from "../../components/ui/button.tsx";
import { send } from "../../data/browser.ts";
import { useText } from "../../i18n/text.tsx";
import { DraftNotice } from "./draft-notice.tsx";
import { GoOnLater, useLinkByMail } from "./go-on-later.tsx";
import { GrantFields } from "./grant-fields.tsx";
import { useDraft } from "./use-draft.ts";

type Props = {
  call: GrantCallPageAnswer;
  draft: OpenDraft | null;
  token: string | null;
  onSent: () => void;
};

export function GrantForm({ call, draft, token, onSent }: Props) {
  const { text, language } = useText();
  const saved = useDraft(call.id, token);
  const form = usePublicForm({
    name: "grant",
    wrongFields: (typed) => {
      const read = readGrantForm(typed, call);
      return read.ok ? {} : read.errors;
    },
    send: async (typed) => {
      const draftToken = await saved.pause();
      const application = { ...typed, callId: call.id, ...(draftToken !== null && { draftToken }) };
      return send(language, "POST", "/api/applications/grant", application);
    },
    onSent: () => {
      saved.end();
      onSent();
    },
    failed: { title: text("grants.failed.title"), text: text("grants.failed.text") },
  });
  const byMail = useLinkByMail(saved);
  const { ref, submit, recheck } = form;
  return (
    <form
      ref={ref}
      method="post"
      action="#apply"
      noValidate
      onSubmit={(event) => (asksForLink(event) ? byMail.ask(event) : submit(event))}
      onChange={recheck}
      onInput={(event) => saved.typed(event.currentTarget)}
      className="mt-2"
    >
      <p className="mb-6 text-ink-soft">{text("grants.form.intro")}</p>
      <DraftNotice callId={call.id} draft={draft} />
      <FormGuard name="grant" />
      <FormProblems
        form={form}
        title={text("grants.error.summary")}
        nameOf={(name) => questionOf(name, call)}
      />
      <GrantFields form={form} call={call} kept={draft?.fields ?? {}} />
      <Button
        type="submit"
        size="large"
        pending={form.pending}
        pendingLabel={text("grants.form.submitting")}
        className="mt-8 w-full sm:w-auto"
      >
        {text("grants.form.submit")}
      </Button>
      <GoOnLater saving={saved.saving} byMail={byMail} />
    </form>
  );
}

const questionOf = (name: string, { questions }: GrantCallPageAnswer): string | undefined =>
  questions.find(({ id }) => answerField(id) === name)?.label;

const asksForLink = ({ nativeEvent }: FormEvent): boolean => {
  const { submitter } = nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement && submitter.value === "link";
};
