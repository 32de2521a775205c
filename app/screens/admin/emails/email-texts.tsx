import { lazy, Suspense, useId } from "react";
import { maxSubjectLength } from "#domain/email-campaigns/email-campaign.ts";
import { placeholders, unknownPlaceholders } from "#domain/email-campaigns/placeholders.ts";
import { directionOf, type Language, type Localized } from "#domain/language.ts";
import { fieldControl } from "../../../components/ui/field.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { useHydrated } from "../../../components/ui/use-hydrated.ts";
import { useText } from "../../../i18n/text.tsx";

const RichTexts = lazy(() => import("../content/fields/rich/rich-texts.tsx"));

function useProblem() {
  const { text } = useText();
  return (words: string) => {
    const unknown = unknownPlaceholders(words);
    return (
      unknown.length > 0 && text("email-campaigns.unknownPlaceholder", { placeholder: unknown.join(" ") })
    );
  };
}

type TextProps = { shown: readonly Language[]; onType: (language: Language, typed: string) => void };

export function Subjects({ shown, subject, onType }: TextProps & { subject: Localized }) {
  const { text } = useText();
  const problemOf = useProblem();
  return (
    <div className="editor-columns">
      {shown.map((language) => (
        <TextField
          key={language}
          label={text("email-campaigns.subjectIn", { language: text(`editor.language.${language}`) })}
          error={problemOf(subject[language])}
          value={subject[language]}
          maxLength={maxSubjectLength}
          lang={language}
          dir={directionOf(language)}
          onChange={({ currentTarget: { value } }) => onType(language, value)}
        />
      ))}
    </div>
  );
}

export function Bodies({ shown, body, onType }: TextProps & { body: Localized }) {
  const { text } = useText();
  const problemOf = useProblem();
  const isAlive = useHydrated();
  const ownId = useId();
  const columns = shown.map((language) => {
    const error = problemOf(body[language]);
    return {
      language,
      value: body[language],
      hint: null,
      error,
      control: fieldControl({ id: `${ownId}-${language}`, error }),
      onChange: (typed: string) => onType(language, typed),
    };
  });
  return (
    <div className="grid gap-2">
      <p className="max-w-prose text-sm text-ink-soft">
        {text("email-campaigns.placeholders", {
          placeholders: placeholders.map((name) => `\u2066{${name}}\u2069`).join(" "),
        })}
      </p>
      {isAlive ? (
        <Suspense fallback={<div className="rich-text" />}>
          <RichTexts name={text("email-campaigns.text")} columns={columns} />
        </Suspense>
      ) : (
        <div className="rich-text" />
      )}
    </div>
  );
}
