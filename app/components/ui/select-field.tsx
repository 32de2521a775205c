import type { ComponentProps } from "react";
import { Field } from "./field.tsx";
import type { Labelled } from "./labelled.ts";
import { NativeSelect } from "./native-select.tsx";

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
