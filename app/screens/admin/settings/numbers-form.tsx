import { useMutation, type Mutate } from "../../../components/back-office/use-mutation.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Form } from "../../../components/ui/form.tsx";
import { typedText } from "../../../data/typed-text.ts";
import { useText } from "../../../i18n/text.tsx";
import { settingsKey } from "./keys.ts";
import { Section } from "../../../components/ui/section.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";

type NumberField<Name> = Readonly<{
  name: Name;
  label: string;
  value: string;
  /** Null if it is not valid. */
  read: (typed: string) => number | null;
  error: string;
}>;

type Props<Name extends string> = {
  id: string;
  title: string;
  text: string;
  currently: string;
  fields: readonly NumberField<Name>[];
  submit: string;
  save: (mutate: Mutate, read: Readonly<Record<Name, number>>) => Promise<boolean>;
};

export function NumbersForm<Name extends string>(props: Props<Name>) {
  const { id, title, currently, fields, submit } = props;
  const { text } = useText();
  const { mutate, pending } = useMutation([settingsKey], text("settings.saved"));
  const read = (typed: FormData) =>
    fields.map((field) => ({ ...field, number: field.read(typedText(typed, field.name)) }));
  const save = (typed: FormData) => {
    const numbers = Object.fromEntries(read(typed).map(({ name, number }) => [name, number]));
    return props.save(mutate, numbers as Record<Name, number>);
  };
  return (
    <Section id={id} title={title} className="grid gap-4">
      <p className="max-w-prose text-ink-soft">{props.text}</p>
      <p className="font-medium">{currently}</p>
      <Form
        onSubmit={save}
        check={(typed) =>
          Object.fromEntries(read(typed).map(({ name, number, error }) => [name, number === null && error]))
        }
        className="grid items-end gap-3 sm:grid-cols-[14rem_14rem_auto] sm:justify-start"
      >
        {fields.map(({ name, label, value }) => (
          <TextField
            key={name}
            label={label}
            required
            name={name}
            dir="ltr"
            inputMode="decimal"
            defaultValue={value}
          />
        ))}
        <Button type="submit" variant="secondary" pending={pending}>
          {submit}
        </Button>
      </Form>
    </Section>
  );
}
