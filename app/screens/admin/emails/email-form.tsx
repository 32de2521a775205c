import { useEffect, useState } from "react";
import { hasStarted, mayDo } from "#domain/email-campaigns/campaign-state.ts";
import {
  writtenLanguages,
  type CampaignChange,
  type EmailCampaign,
} from "#domain/email-campaigns/email-campaign.ts";
import { languages, type Language } from "#domain/language.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Section } from "../../../components/ui/section.tsx";
import { useText } from "../../../i18n/text.tsx";
import { EmailChoices } from "./email-choices.tsx";
import { Bodies, Subjects } from "./email-texts.tsx";
import { audienceKey, emailKey, progressKey } from "./keys.ts";

type Props = { campaign: EmailCampaign; onChange: (isChanged: boolean) => void };

export function EmailForm({ campaign, onChange }: Props) {
  const { text, language } = useText();
  const { id, version, state } = campaign;
  const started = hasStarted(state);
  const mayEdit = started ? mayDo(state, "translate") : true;
  const open = started ? languages.filter((each) => !writtenLanguages(campaign).includes(each)) : languages;
  const [draft, setDraft] = useState<CampaignChange>(() => changeOf(campaign));
  const [shown, setShown] = useState<Language[]>(() => [
    open.find((each) => each === language) ?? open[0] ?? "en",
  ]);
  const keys = [emailKey(id), audienceKey(id), progressKey(id)];
  const { mutate, pending } = useMutation(keys, text("email-campaigns.saved"));
  const isChanged = JSON.stringify({ ...draft, version }) !== JSON.stringify(changeOf(campaign));
  useEffect(() => onChange(isChanged), [isChanged, onChange]);
  useWarning(isChanged);
  if (!mayEdit || open.length === 0) return null;
  const set = (change: Partial<CampaignChange>) => setDraft((was) => ({ ...was, ...change }));
  const setText = (field: "subject" | "body", of: Language, typed: string) =>
    setDraft((was) => ({ ...was, [field]: { ...was[field], [of]: typed } }));
  return (
    <Section id="text" title={text("email-campaigns.text")} className="grid gap-6">
      {started ? (
        <p className="max-w-prose text-ink-soft">{text("email-campaigns.text.started")}</p>
      ) : (
        <EmailChoices draft={draft} set={set} />
      )}
      <Shown open={open} shown={shown} setShown={setShown} />
      <Subjects shown={shown} subject={draft.subject} onType={(of, typed) => setText("subject", of, typed)} />
      <Bodies shown={shown} body={draft.body} onType={(of, typed) => setText("body", of, typed)} />
      <div className="flex flex-wrap items-center gap-4">
        <Button
          pending={pending}
          disabled={!isChanged}
          onClick={() => void mutate("PUT", emailKey(id), { ...draft, version })}
        >
          {text("email-campaigns.save")}
        </Button>
        <output className="text-sm text-ink-soft">
          {text(isChanged ? "email-campaigns.unsaved" : "email-campaigns.allSaved")}
        </output>
      </div>
    </Section>
  );
}

const changeOf = ({
  version,
  purpose,
  missingText,
  quietDays,
  subject,
  body,
}: EmailCampaign): CampaignChange => ({
  version,
  purpose,
  missingText,
  quietDays,
  subject,
  body,
});

/** Leaving the page with unsaved texts asks first. */
function useWarning(isChanged: boolean) {
  useEffect(() => {
    if (!isChanged) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isChanged]);
}

type ShownProps = { open: readonly Language[]; shown: Language[]; setShown: (shown: Language[]) => void };

/** One language, or several side by side. */
function Shown({ open, shown, setShown }: ShownProps) {
  const { text } = useText();
  if (open.length === 1) return null;
  const toggle = (language: Language) => {
    const next = open.filter((each) => shown.includes(each) !== (each === language));
    if (next.length > 0) setShown(next);
  };
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{text("email-campaigns.languages")}</legend>
      {open.map((language) => (
        <Button
          key={language}
          size="small"
          variant={shown.includes(language) ? "primary" : "secondary"}
          aria-pressed={shown.includes(language)}
          onClick={() => toggle(language)}
        >
          {text(`editor.language.${language}`)}
        </Button>
      ))}
    </fieldset>
  );
}
