import { useState, type FormEvent } from "react";
import { useAct, type Act } from "../../../components/back-office/use-act.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { TextInput } from "../../../components/ui/text-input.tsx";
import { toasts } from "../../../components/ui/toast-store.ts";
import { useText } from "../../../i18n/text.tsx";
import { settingsKey } from "./keys.ts";

type NumberField<Name> = Readonly<{
  name: Name;
  label: string;
  /** Current values as text. */
  value: string;
  /** Null: that is no such number. */
  read: (typed: string) => number | null;
  error: string;
}>;

type Props<Name extends string> = {
  id: string;
  title: string;
  text: string;
  /** What is in force, in a sentence. */
  currently: string;
  fields: readonly NumberField<Name>[];
  submit: string;
  save: (act: Act, read: Readonly<Record<Name, number>>) => Promise<boolean>;
};

/** A setting made of a few numbers, saved together or not at all. */
export function NumbersForm<Name extends string>(props: Props<Name>) {
  const { id, title, currently, fields, submit } = props;
  const { text } = useText();
  const { act, pending } = useAct([settingsKey]);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(fields.map(({ name, value }) => [name, value])),
  );
  const [wrong, setWrong] = useState<readonly Name[]>([]);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const read = fields.map((field) => [field.name, field.read(typed[field.name] ?? "")] as const);
    const unread = read.flatMap(([name, number]) => (number === null ? [name] : []));
    setWrong(unread);
    if (unread.length > 0) return;
    if (await props.save(act, Object.fromEntries(read) as Record<Name, number>))
      toasts.add({ title: text("settings.saved") });
  };
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="max-w-prose text-ink-soft">{props.text}</p>
      <p className="font-medium">{currently}</p>
      <form
        method="post"
        noValidate
        onSubmit={(event) => void save(event)}
        className="grid items-end gap-3 sm:grid-cols-[14rem_14rem_auto] sm:justify-start"
      >
        {fields.map(({ name, label, error }) => (
          <Field key={name} label={label} required error={wrong.includes(name) && error}>
            {(control) => (
              <TextInput
                {...control}
                dir="ltr"
                inputMode="decimal"
                value={typed[name]}
                onChange={({ target: { value } }) => setTyped({ ...typed, [name]: value })}
              />
            )}
          </Field>
        ))}
        <Button type="submit" variant="secondary" pending={pending}>
          {submit}
        </Button>
      </form>
    </section>
  );
}
