import type { GrantCallPageAnswer } from "#domain/content/kinds/grant-call/public.ts";
import { answerField, grantForm } from "#domain/applications/grant/application-form.ts";
import type { OpenDraft } from "#domain/applications/grant/draft-answer.ts";
import { FormFields, type FieldExtras } from "../../components/public-form/form-fields.tsx";
import { PlainForm } from "../../components/public-form/plain-form.tsx";
import { useDefinedForm } from "../../components/public-form/use-public-form.ts";
import { Button } from "../../components/ui/button.tsx";
import { send } from "../../data/browser.ts";
import { useText } from "../../i18n/text.tsx";
import { GoOnLater, useLinkByMail } from "./go-on-later.tsx";
import { useDraft } from "./use-draft.ts";
import { type FormEvent, useEffect, useState } from "react";
import { useSearch } from "wouter";
import { Notice } from "../../components/ui/notice.tsx";
import { usePosted } from "../../posted-form.tsx";
import { Link } from "../../routing/link.tsx";
import { keptToken } from "./kept-token.ts";

type Props = {
  call: GrantCallPageAnswer;
  draft: OpenDraft | null;
  token: string | null;
  onSent: () => void;
};

export function GrantForm({ call, draft, token, onSent }: Props) {
  const { text, language, format } = useText();
  const saved = useDraft(call.id, token);
  const form = useDefinedForm(grantForm(call), {
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
  const kept = (name: string) => ({ defaultValue: draft?.fields[name] });
  const questions = call.questions.map(({ id, label, help, maxLength }): [string, FieldExtras] => [
    answerField(id),
    {
      ...kept(answerField(id)),
      label,
      hint: help,
      counter: (count) =>
        text("grants.form.counter", { count: format.number(count), most: format.number(maxLength) }),
    },
  ]);
  return (
    <PlainForm
      form={form}
      at="apply"
      onSubmit={(event) => (asksForLink(event) ? byMail.ask(event) : form.submit(event))}
      onInput={(event) => saved.typed(event.currentTarget)}
      nameOf={(name) => questionOf(name, call)}
      intro={
        <>
          <p className="mb-6 text-ink-soft">{text("grants.form.intro")}</p>
          <DraftNotice callId={call.id} draft={draft} />
        </>
      }
      className="mt-2"
    >
      <FormFields
        form={form}
        extras={{
          organisation: kept("organisation"),
          contactName: kept("contactName"),
          email: kept("email"),
          amount: {
            ...kept("amount"),
            hint: text("grants.form.amountHint", { max: format.money(call.maxGrantCents) }),
            className: "max-w-60 sm:col-span-2",
          },
          ...Object.fromEntries(questions),
        }}
      />
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
    </PlainForm>
  );
}

const questionOf = (name: string, { questions }: GrantCallPageAnswer): string | undefined =>
  questions.find(({ id }) => answerField(id) === name)?.label;

const asksForLink = ({ nativeEvent }: FormEvent): boolean => {
  const { submitter } = nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement && submitter.value === "link";
};

function DraftNotice({ callId, draft }: { callId: string; draft: OpenDraft | null }) {
  const { text, format } = useText();
  const wasRefused = usePosted("grant") !== null;
  const wasMailed = new URLSearchParams(useSearch()).has("mailed") && !wasRefused;
  // Only the browser knows; excludes the draft that this page began.
  const [waiting, setWaiting] = useState<string | null>(null);
  useEffect(() => setWaiting(draft ? null : keptToken(callId)), [callId, draft]);
  if (draft) {
    const dates = { saved: format.date(draft.savedAt), until: format.date(draft.expiresAt) };
    return (
      <Notice
        tone={wasMailed ? "good" : "info"}
        title={wasMailed ? text("grants.draft.mailed.title") : undefined}
        className="mb-6"
      >
        {wasMailed ? text("grants.draft.mailed.text") : text("grants.draft.resumed", dates)}
      </Notice>
    );
  }
  if (!waiting) return null;
  return (
    <Notice className="mb-6">
      {text("grants.draft.waiting")}{" "}
      <Link href={`/grants/${callId}/apply/${waiting}`} className="text-link inline-block py-1">
        {text("grants.draft.goOn")}
      </Link>
    </Notice>
  );
}
