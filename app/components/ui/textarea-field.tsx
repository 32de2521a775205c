import type { ComponentProps } from "react";
import { Field } from "./field.tsx";
import type { Labelled } from "./labelled.ts";
import { Textarea } from "./textarea.tsx";

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
