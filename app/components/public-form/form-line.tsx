import type { ComponentProps, ReactNode } from "react";
import { Field } from "../ui/field.tsx";
import { TextInput } from "../ui/text-input.tsx";
import type { PublicForm } from "./use-public-form.ts";

/** What browsers and keyboards should know about the lines that most forms have. */
export const usual = {
  name: { autoComplete: "name", dir: "auto" },
  email: { type: "email", autoComplete: "email" },
  phone: { type: "tel", autoComplete: "tel" },
} as const;

type Props = Omit<ComponentProps<typeof TextInput>, "name" | "form" | "id"> & {
  form: PublicForm;
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Of the whole line, label and all. */
  lineClassName?: string;
};

/** One line of a form: its label, where to type, and what is wrong with it. What was typed before stands in it again. */
export function FormLine({
  form,
  name,
  label,
  hint,
  required,
  lineClassName,
  defaultValue,
  ...input
}: Props) {
  return (
    <Field
      label={label}
      hint={hint}
      {...(required === true && { required })}
      {...(lineClassName && { className: lineClassName })}
      {...form.field(name)}
    >
      {(control) => (
        <TextInput {...control} {...input} name={name} defaultValue={form.typed(name) ?? defaultValue} />
      )}
    </Field>
  );
}
