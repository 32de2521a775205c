import type { ComponentProps } from "react";
import { Field } from "./field.tsx";
import type { Labelled } from "./labelled.ts";
import { TextInput } from "./text-input.tsx";

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
