import type { ChangeEvent, ComponentProps, ReactNode } from "react";
import { labelId, type FormDefinition } from "#domain/forms/define-form.ts";
import type { Field as Definition, FieldKind } from "#domain/forms/fields.ts";
import { useText } from "../../i18n/text.tsx";
import type { MessageId } from "../../messages/ids.ts";
import { Checkbox } from "../ui/checkbox.tsx";
import { Field, type FieldControl } from "../ui/field.tsx";
import { NativeSelect } from "../ui/native-select.tsx";
import type { SelectOption } from "../ui/select-options.ts";
import { TextInput } from "../ui/text-input.tsx";
import { Textarea } from "../ui/textarea.tsx";
import { Consents } from "./consents.tsx";
import { EmailOffers } from "./email-offers.tsx";
import type { DefinedForm } from "./use-public-form.ts";

export type FieldExtras = Readonly<{
  label?: ReactNode;
  hint?: ReactNode;
  className?: string;
  /** Options that are not in the definition. */
  options?: readonly SelectOption[];
  defaultValue?: string | undefined;
  value?: string;
  onChange?: (event: ChangeEvent<HTMLSelectElement>) => void;
  rows?: number;
  counter?: (length: number) => ReactNode;
}>;

type Props = {
  form: DefinedForm;
  extras?: Readonly<Partial<Record<string, FieldExtras>>>;
  className?: string;
};

export function FormFields({ form, extras = {}, className = "grid gap-6 sm:grid-cols-2" }: Props) {
  const all = Object.entries(form.definition.fields);
  return (
    <div key={form.round} className={className}>
      {all
        .filter(([, field]) => !field.isConsent)
        .map(([name, field]) => (
          <FormField key={name} form={form} name={name} field={field} {...extras[name]} />
        ))}
      {form.definition.offersEmails && <EmailOffers typed={form.typed} className="sm:col-span-2" />}
      <Consents form={form} names={all.flatMap(([name, field]) => (field.isConsent ? [name] : []))} />
    </div>
  );
}

type FieldProps = FieldExtras & { form: DefinedForm; name: string; field: Definition };

function FormField({ form, name, field, label, hint, className, ...extras }: FieldProps) {
  const { text } = useText();
  const own = text(labelId(form.definition, name) as MessageId);
  if (field.kind === "checkbox")
    return (
      <div className={className ?? "sm:col-span-2"}>
        <Checkbox
          label={own}
          name={name}
          defaultChecked={form.typed(name) !== undefined}
          {...form.field(name)}
        />
      </div>
    );
  const limits = { least: field.min ?? 0, most: field.max ?? 0 };
  return (
    <Field
      label={label ?? (field.required ? own : text("shell.form.optional", { label: own }))}
      hint={hint ?? (field.hint && text(`${labelId(form.definition, name)}Hint` as MessageId, limits))}
      required={field.required}
      className={className ?? (field.kind === "multiline" ? "sm:col-span-2" : "")}
      {...form.field(name)}
    >
      {(control) => <Control {...{ form, name, field, control }} {...extras} />}
    </Field>
  );
}

type ControlProps = Omit<FieldProps, "label" | "hint" | "className"> & { control: FieldControl };

function Control({
  form,
  name,
  field,
  control,
  options,
  defaultValue,
  value,
  onChange,
  ...extras
}: ControlProps) {
  const { text } = useText();
  const typed = form.typed(name) ?? defaultValue;
  switch (field.kind) {
    case "multiline":
      return <Textarea {...control} rows={6} {...extras} name={name} defaultValue={typed} />;
    case "choice":
      return (
        <NativeSelect
          {...control}
          name={name}
          placeholder={text(`${labelId(form.definition, name)}Placeholder` as MessageId)}
          options={options ?? optionsOf(form.definition, name, (id) => text(id as MessageId))}
          {...(value === undefined ? { defaultValue: typed ?? "" } : { value, onChange })}
        />
      );
    default:
      if (options) return <NativeSelect {...control} name={name} options={options} defaultValue={typed} />;
      return (
        <TextInput
          {...control}
          {...inputOf[field.kind]}
          autoComplete={field.autoComplete ?? "off"}
          {...(isLine(field.kind) && { maxLength: field.max })}
          name={name}
          defaultValue={typed}
        />
      );
  }
}

const inputOf: Readonly<Partial<Record<FieldKind, ComponentProps<typeof TextInput>>>> = {
  text: { dir: "auto" },
  email: { type: "email" },
  phone: { type: "tel" },
  url: { dir: "ltr", inputMode: "url" },
  money: { dir: "ltr", inputMode: "decimal" },
  number: { dir: "ltr", inputMode: "numeric" },
  date: { type: "date" },
};
/** In these the limit is a number of characters. */
const isLine = (kind: FieldKind): boolean => kind === "text" || kind === "phone" || kind === "url";

const optionsOf = (
  { words, fields }: FormDefinition,
  name: string,
  text: (id: string) => string,
): SelectOption[] =>
  (fields[name]?.options ?? []).map((value) => ({ value, label: text(`${words}.${name}.${value}`) }));
