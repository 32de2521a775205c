import { directionOf, languages, perLanguage, type Language } from "#domain/language.ts";
import { Field } from "../../../../components/ui/field.tsx";
import { TextInput } from "../../../../components/ui/text-input.tsx";
import { Textarea } from "../../../../components/ui/textarea.tsx";
import { useText } from "../../../../i18n/text.tsx";
import { useForm, useLabels, useProblem } from "../editor-context.ts";
import { fieldId } from "../labels.ts";
import type { Place } from "./place.ts";

const proseRows = 6;

export function LocalizedField({ field, path, value }: Place<"localized">) {
  const { fieldLabel } = useLabels();
  return (
    <LocalizedInputs
      legend={fieldLabel(field.name)}
      path={path}
      value={value}
      long={field.long === true}
      optional={field.optional === true}
    />
  );
}

type Props = { legend: string; path: string; value: unknown; long?: boolean; optional?: boolean };

/** One text in every language, with a mark on missing ones. */
export function LocalizedInputs({ legend, path, value, long = false, optional = false }: Props) {
  const { text } = useText();
  const { set } = useForm();
  const texts = textsOf(value);
  const change = (language: Language, typed: string) => set(path, { ...texts, [language]: typed });
  const started = languages.some((language) => texts[language].trim() !== "");
  return (
    <fieldset id={fieldId(path)}>
      <legend className="font-semibold">{legend}</legend>
      {long && <p className="text-sm text-ink-soft">{text("editor.paragraphs")}</p>}
      <div className="mt-1 grid gap-3 lg:grid-cols-3">
        {languages.map((language) => (
          <LanguageInput
            key={language}
            path={`${path}.${language}`}
            language={language}
            value={texts[language]}
            long={long}
            wanted={!optional || started}
            onChange={(typed) => change(language, typed)}
          />
        ))}
      </div>
    </fieldset>
  );
}

type InputProps = {
  path: string;
  language: Language;
  value: string;
  long: boolean;
  wanted: boolean;
  onChange: (typed: string) => void;
};

function LanguageInput({ path, language, value, long, wanted, onChange }: InputProps) {
  const { text } = useText();
  const problem = useProblem(path);
  const missing = wanted && value.trim() === "";
  return (
    <Field
      id={fieldId(path)}
      label={<span className="text-sm">{text(`editor.language.${language}`)}</span>}
      hint={missing && <span className="text-warn">{text("editor.missing")}</span>}
      error={problem}
    >
      {(control) => {
        const shared = { ...control, value, lang: language, dir: directionOf(language) };
        return long ? (
          <Textarea {...shared} rows={proseRows} onChange={({ target }) => onChange(target.value)} />
        ) : (
          <TextInput {...shared} onChange={({ target }) => onChange(target.value)} />
        );
      }}
    </Field>
  );
}

function textsOf(value: unknown): Record<Language, string> {
  const given =
    typeof value === "object" && value !== null ? (value as Partial<Record<Language, string>>) : {};
  return perLanguage((language) => given[language] ?? "");
}
