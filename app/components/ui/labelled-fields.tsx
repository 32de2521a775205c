import type { ComponentProps } from "react";
import { Field, type FieldControl } from "./field.tsx";
import { NativeSelect } from "./native-select.tsx";
import { TextInput } from "./text-input.tsx";
import { Textarea } from "./textarea.tsx";

type Labelled<Control> = Omit<ComponentProps<typeof Field>, "children" | "className"> &
  Omit<Control, keyof FieldControl> & {
    /** Classes of label and control together. */
    box?: string | undefined;
  };

/** A text input with its label, hint and error. */
export function TextField({
  label,
  id,
  required,
  hint,
  error,
  box,
  ...input
}: Labelled<ComponentProps<"input">>) {
  return (
    <Field {...{ label, id, required, hint, error, className: box }}>
      {(control) => <TextInput {...control} {...input} />}
    </Field>
  );
}

/** A select with its label, hint and error. */
export function SelectField({
  label,
  id,
  required,
  hint,
  error,
  box,
  ...select
}: Labelled<ComponentProps<typeof NativeSelect>>) {
  return (
    <Field {...{ label, id, required, hint, error, className: box }}>
      {(control) => <NativeSelect {...control} {...select} />}
    </Field>
  );
}

/** A textarea with its label, hint and error. */
export function TextareaField({
  label,
  id,
  required,
  hint,
  error,
  box,
  ...area
}: Labelled<ComponentProps<typeof Textarea>>) {
  return (
    <Field {...{ label, id, required, hint, error, className: box }}>
      {(control) => <Textarea {...control} {...area} />}
    </Field>
  );
}
