import { lazy, Suspense, type ReactNode } from "react";
import { memoryKey, sourceLanguage, translationState } from "#domain/content/editing/translation.ts";
import { directionOf, languages, perLanguage, type Language } from "#domain/language.ts";
import type { Untranslated } from "#domain/content/untranslated.ts";
import { Field, fieldControl, type FieldControl } from "../../../../components/ui/field.tsx";
import { TextInput } from "../../../../components/ui/text-input.tsx";
import { Textarea } from "../../../../components/ui/textarea.tsx";
import { useHydrated } from "../../../../components/ui/use-hydrated.ts";
import { useText } from "../../../../i18n/text.tsx";
import { useForm, useLabels, useProblems } from "../editor-context.ts";
import { fieldId } from "../labels.ts";
import { TranslationMarks } from "./translation-marks.tsx";
import type { Place } from "./place.ts";

const proseRows = 3;

export function LocalizedField({ field, path, value }: Place<"localized">) {
  const { fieldLabel } = useLabels();
  return (
    <LocalizedInputs
      legend={fieldLabel(field.name)}
      path={path}
      value={value}
      long={field.long === true}
      rich={field.rich === true}
      optional={field.optional === true}
    />
  );
}

type Props = {
  legend: string;
  path: string;
  value: unknown;
  long?: boolean;
  rich?: boolean;
  optional?: boolean;
};

/** One text in the languages that are shown, with a mark on missing ones. */
export function LocalizedInputs({
  legend,
  path,
  value,
  long = false,
  rich = false,
  optional = false,
}: Props) {
  const { text } = useText();
  const { set, shown, body, translations, confirm } = useForm();
  const { untranslated = [] } = body as Untranslated;
  const problemOf = useProblems();
  const isAlive = useHydrated();
  const texts = textsOf(value);
  const started = languages.some((language) => texts[language].trim() !== "");
  const columns = shown.map((language) => {
    const id = fieldId(`${path}.${language}`);
    const error = problemOf(`${path}.${language}`);
    const missing =
      (!optional || started) && !untranslated.includes(language) && texts[language].trim() === "";
    const memory = translations[memoryKey(path, language)];
    const state = translationState(
      texts[sourceLanguage],
      language === sourceLanguage ? "" : texts[language],
      memory,
    );
    const hint = missing && <span className="text-warn">{text("editor.missing")}</span>;
    return {
      language,
      value: texts[language],
      hint,
      error,
      control: fieldControl({ id, hint, error }),
      outdated: state.outdated.map(({ paragraph }) => paragraph),
      marks: memory && (
        <TranslationMarks
          state={state}
          language={language}
          onConfirm={(paragraph, source) => confirm(memoryKey(path, language), paragraph, source)}
        />
      ),
      onChange: (typed: string) => set(path, { ...texts, [language]: typed }),
    };
  });
  return (
    <fieldset id={fieldId(path)}>
      <legend className="font-semibold">{legend}</legend>
      {long && !rich && <p className="text-sm text-ink-soft">{text("editor.paragraphs")}</p>}
      {rich && isAlive ? (
        <Suspense fallback={<div className="rich-text" />}>
          <RichTexts name={legend} columns={columns} />
        </Suspense>
      ) : (
        <div className="editor-columns">
          {columns.map((column) => (
            <LanguageInput key={column.language} {...column} long={long} />
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** The rich editor is large, so only screens with a rich text load it. */
const RichTexts = lazy(() => import("./rich/rich-texts.tsx"));

type InputProps = {
  language: Language;
  value: string;
  hint: ReactNode;
  error: ReactNode;
  control: FieldControl;
  long: boolean;
  marks: ReactNode;
  onChange: (typed: string) => void;
};

function LanguageInput({ language, value, hint, error, control, long, marks, onChange }: InputProps) {
  const { text } = useText();
  return (
    <div>
      <Field
        id={control.id}
        label={<span className="text-sm">{text(`editor.language.${language}`)}</span>}
        hint={hint}
        error={error}
      >
        {(attributes) => {
          const shared = { ...attributes, value, lang: language, dir: directionOf(language) };
          return long ? (
            <Textarea {...shared} rows={proseRows} onChange={({ target }) => onChange(target.value)} />
          ) : (
            <TextInput {...shared} onChange={({ target }) => onChange(target.value)} />
          );
        }}
      </Field>
      {marks}
    </div>
  );
}

function textsOf(value: unknown): Record<Language, string> {
  const given =
    typeof value === "object" && value !== null ? (value as Partial<Record<Language, string>>) : {};
  return perLanguage((language) => given[language] ?? "");
}
