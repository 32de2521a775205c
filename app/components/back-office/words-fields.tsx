import { directionOf, languages, perLanguage, type Language, type Localized } from "#domain/language.ts";
import { typedText } from "../../data/typed-text.ts";
import { useText } from "../../i18n/text.tsx";
import { TextField } from "../ui/text-field.tsx";

type Props = {
  /** The fields are called `name.en` and so on. */
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  maxLength: number;
  written?: Localized;
};

export function WordsFields({ name, label, hint, required = true, maxLength, written }: Props) {
  const { text } = useText();
  return (
    <fieldset className="grid gap-3">
      <legend className="font-medium">{label}</legend>
      {hint !== undefined && <p className="text-sm text-ink-soft">{hint}</p>}
      <div className="grid gap-3 lg:grid-cols-3">
        {languages.map((each) => (
          <TextField
            key={each}
            label={text("results.inLanguage", { field: label, language: text(`results.language.${each}`) })}
            required={required}
            name={`${name}.${each}`}
            lang={each}
            dir={directionOf(each)}
            defaultValue={written?.[each]}
            maxLength={maxLength}
          />
        ))}
      </div>
    </fieldset>
  );
}

export const typedWords = (form: FormData, name: string): Record<Language, string> =>
  perLanguage((language) => typedText(form, `${name}.${language}`));
