import { useEffect } from "react";
import { useSearch } from "wouter";
import type { RoleAnswer } from "#domain/content/kinds/volunteer-role/public.ts";
import { PlainForm, SendButton } from "../../components/public-form/plain-form.tsx";
import { usePublicForm, type PublicForm, type Typed } from "../../components/public-form/use-public-form.ts";
import { Badge } from "../../components/ui/badge.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { toasts } from "../../components/ui/toast-store.ts";
import { send } from "../../data/browser.ts";
import { Refused } from "../../data/refused.ts";
import { useText } from "../../i18n/text.tsx";
import { ApplicationFields } from "./application-fields.tsx";
import { applicationOf, wrongIn } from "./typed-application.ts";
import { WhatHappensNext } from "./what-happens-next.tsx";

type Props = {
  roles: readonly RoleAnswer[];
  chosen: RoleAnswer | undefined;
  onChoose: (roleId: string) => void;
};

export function ApplicationForm({ roles, chosen, onChoose }: Props) {
  const { text } = useText();
  const form = useApplication(() => onChoose(""));
  const { recheck } = form;
  const wasSent = new URLSearchParams(useSearch()).has("submitted");
  // A card chosen above mends the list below.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the choice changes, not with every look at the form
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
          {wasSent && isFresh(form) && (
            <Notice tone="good" title={text("volunteer.sent.title")} className="mt-4">
              {text("volunteer.sent.text")}
            </Notice>
          )}
          <PlainForm
            form={form}
            name="volunteer"
            at="apply"
            summary={text("volunteer.error.summary")}
            className="mt-6"
          >
            <ApplicationFields
              key={form.round}
              form={form}
              roles={roles}
              chosen={chosen}
              onChoose={onChoose}
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

function useApplication(clearRole: () => void): PublicForm {
  const { text, language } = useText();
  return usePublicForm({
    name: "volunteer",
    wrongFields: wrongIn,
    send: (typed: Typed) => send(language, "POST", "/api/applications/volunteer", applicationOf(typed)),
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

/** The thanks for the last application must not stand above what is wrong with the next one. */
const isFresh = ({ wrong, problem }: PublicForm): boolean => Object.keys(wrong).length === 0 && !problem;
