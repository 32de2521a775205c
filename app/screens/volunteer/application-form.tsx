import { useEffect } from "react";
import { volunteerForm } from "#domain/applications/volunteer/application-form.ts";
import type { RoleAnswer } from "#domain/content/kinds/volunteer-role/public.ts";
import { FormFields } from "../../components/public-form/form-fields.tsx";
import { PlainForm, SendButton } from "../../components/public-form/plain-form.tsx";
import { useDefinedForm, type DefinedForm } from "../../components/public-form/use-public-form.ts";
import { useWasSent } from "../../components/public-form/use-was-sent.ts";
import { Badge } from "../../components/ui/badge.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { toasts } from "../../components/ui/toast-store.ts";
import { send } from "../../data/browser.ts";
import { Refused } from "../../data/refused.ts";
import { useText } from "../../i18n/text.tsx";
import { useApi } from "../../data/use-api.tsx";

const steps = ["mail", "talk", "check"] as const;

function WhatHappensNext() {
  const { text } = useText();
  const days = useApi("/api/decision-times").data?.volunteer ?? null;
  return (
    <aside aria-labelledby="next" className="lg:sticky lg:top-24">
      <h2 id="next" className="text-xl">
        {text("volunteer.next.title")}
      </h2>
      <ol className="mt-4 grid gap-5">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-4">
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center bg-accent font-semibold text-on-accent"
            >
              {index + 1}
            </span>
            <span className="max-w-prose">{text(`volunteer.next.${step}`)}</span>
          </li>
        ))}
      </ol>
      {days !== null && (
        <p data-rows="decision-times" className="mt-5 max-w-prose border-s-4 border-accent ps-4">
          {text("volunteer.next.days", { days })}
        </p>
      )}
    </aside>
  );
}

type Props = {
  roles: readonly RoleAnswer[];
  chosen: RoleAnswer | undefined;
  onChoose: (roleId: string) => void;
};

export function ApplicationForm({ roles, chosen, onChoose }: Props) {
  const { text } = useText();
  const form = useApplication(() => onChoose(""));
  const { recheck } = form;
  const wasSent = useWasSent(form, "submitted");
  const { min: least } = volunteerForm.fields.motivationMdx;
  // A card chosen above corrects the list below.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the choice changes
  useEffect(recheck, [chosen?.id]);
  return (
    <section id="apply" aria-labelledby="apply-title" className="border-t border-line bg-paper-sunk">
      <div className="page-width grid items-start gap-12 py-12 sm:py-16 lg:grid-cols-[3fr_2fr] lg:gap-16">
        <div>
          <h2 id="apply-title" className="text-3xl">
            {text("volunteer.form.title")}
          </h2>
          <p className="mt-2 text-ink-soft">{text("volunteer.form.intro")}</p>
          <p aria-live="polite">
            {chosen && (
              <Badge tone="action" className="mt-4 text-base">
                {text("volunteer.form.applyingFor", { title: chosen.title })}
              </Badge>
            )}
          </p>
          {wasSent && (
            <Notice tone="good" title={text("volunteer.sent.title")} className="mt-4">
              {text("volunteer.sent.text")}
            </Notice>
          )}
          <PlainForm form={form} at="apply" className="mt-6">
            <FormFields
              form={form}
              extras={{
                roleId: {
                  options: roles.map(({ id, title }) => ({ value: id, label: title })),
                  value: chosen?.id ?? "",
                  onChange: (event) => onChoose(event.currentTarget.value),
                },
                motivationMdx: {
                  counter: (count) => count < least && text("volunteer.form.counter", { count, least }),
                },
              }}
            />
            <SendButton
              form={form}
              sending={text("volunteer.form.submitting")}
              className="mt-8 w-full sm:w-auto"
            >
              {text("volunteer.form.submit")}
            </SendButton>
          </PlainForm>
        </div>
        <WhatHappensNext />
      </div>
    </section>
  );
}

function useApplication(clearRole: () => void): DefinedForm {
  const { text, language } = useText();
  return useDefinedForm(volunteerForm, {
    send: (application) => send(language, "POST", "/api/applications/volunteer", application),
    onSent: () => {
      clearRole();
      toasts.add({ title: text("volunteer.sent.title"), description: text("volunteer.sent.text") });
    },
    failed: {
      title: text("volunteer.failed.title"),
      text: text("volunteer.failed.text"),
      said: messageOf,
    },
  });
}

/** The specification has this one toast show the whole message, `status: body`. */
const messageOf = (error: unknown): string | undefined =>
  error instanceof Refused ? error.message : undefined;
