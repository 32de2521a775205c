import { useState } from "react";
import { directionOf, languages, type Language, type Localized } from "#domain/language.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { useText } from "../../../../i18n/text.tsx";
import { useForm, useProblem } from "../editor-context.ts";
import { fieldId } from "../labels.ts";
import type { Place } from "./place.ts";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { TextareaField } from "../../../../components/ui/textarea-field.tsx";

type Texts = Readonly<Record<string, Localized>>;

/** The fixed texts of a page. Changed texts are stored; the others follow the catalogs. */
export function MessagesField({ field, path, value }: Place<"messages">) {
  const { text } = useText();
  const { set } = useForm();
  const [search, setSearch] = useState("");
  const texts = (value ?? {}) as Texts;
  const sought = search.trim().toLowerCase();
  const shown = (field.originals ?? []).filter(
    ({ name, text: original }) =>
      sought === "" ||
      [name, ...Object.values(original), ...Object.values(texts[name] ?? {})].some((each) =>
        each.toLowerCase().includes(sought),
      ),
  );
  const without = (name: string) =>
    Object.fromEntries(Object.entries(texts).filter(([other]) => other !== name));
  const reword = (name: string, original: Localized, next: Localized) => {
    const same = languages.every((language) => next[language] === original[language]);
    set(path, same ? without(name) : { ...texts, [name]: next });
  };
  return (
    <div className="grid gap-6">
      <p className="text-ink-soft">{text("editor.messages.hint")}</p>
      <TextField
        label={text("editor.messages.search")}
        box="max-w-md"
        type="search"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {shown.map(({ name, text: original }) => (
        <Message
          key={name}
          name={name}
          path={`${path}.${name}`}
          words={texts[name] ?? original}
          reworded={texts[name] !== undefined}
          onChange={(next) => reword(name, original, next)}
          onReset={() => set(path, without(name))}
        />
      ))}
    </div>
  );
}

type MessageProps = {
  name: string;
  path: string;
  words: Localized;
  reworded: boolean;
  onChange: (next: Localized) => void;
  onReset: () => void;
};

function Message({ name, path, words, reworded, onChange, onReset }: MessageProps) {
  const { text } = useText();
  const { shown } = useForm();
  return (
    <fieldset id={fieldId(path)}>
      <legend className="text-sm text-ink-soft">
        <bdi>{name}</bdi>
      </legend>
      <div className="editor-columns">
        {shown.map((language) => (
          <Wording
            key={language}
            path={`${path}.${language}`}
            language={language}
            value={words[language]}
            onChange={(typed) => onChange({ ...words, [language]: typed })}
          />
        ))}
      </div>
      {reworded && (
        <Button variant="quiet" size="small" onClick={onReset}>
          {text("editor.messages.reset", { name })}
        </Button>
      )}
    </fieldset>
  );
}

type WordingProps = { path: string; language: Language; value: string; onChange: (typed: string) => void };

function Wording({ path, language, value, onChange }: WordingProps) {
  const { text } = useText();
  return (
    <TextareaField
      id={fieldId(path)}
      label={<span className="text-sm">{text(`editor.language.${language}`)}</span>}
      error={useProblem(path)}
      rows={2}
      lang={language}
      dir={directionOf(language)}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
