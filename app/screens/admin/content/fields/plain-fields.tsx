import { useState } from "react";
import { asCents, type Cents } from "#domain/money/cents.ts";
import { plainEuros } from "#domain/money/decimal-euros.ts";
import { readAmount } from "#domain/money/parse-amount.ts";
import { Field } from "../../../../components/ui/field.tsx";
import { TextInput } from "../../../../components/ui/text-input.tsx";
import { useText } from "../../../../i18n/text.tsx";
import { useForm, useProblem } from "../editor-context.ts";
import { fieldId, fieldLabel } from "../labels.ts";
import { clockIn, momentAt } from "./moments.ts";
import type { Place } from "./place.ts";

export function PlainField({ field, path, value }: Place<"text" | "slug">) {
  const { text } = useText();
  const { set } = useForm();
  const shown = typeof value === "string" ? value : "";
  return (
    <Field
      id={fieldId(path)}
      label={text(fieldLabel(field.name))}
      error={useProblem(path)}
      className="max-w-md"
    >
      {(control) => (
        <TextInput
          {...control}
          dir="auto"
          value={shown}
          onChange={({ target }) => set(path, field.optional && target.value === "" ? null : target.value)}
        />
      )}
    </Field>
  );
}

export function NumberField({ field, path, value }: Place<"number">) {
  const { text } = useText();
  const { set } = useForm();
  const { min, max, fraction } = field;
  return (
    <Field
      id={fieldId(path)}
      label={text(fieldLabel(field.name))}
      error={useProblem(path)}
      className="max-w-xs"
    >
      {(control) => (
        <TextInput
          {...control}
          type="number"
          min={min}
          max={max}
          step={fraction ? "any" : 1}
          value={typeof value === "number" ? value : ""}
          onChange={({ target }) => set(path, numberFrom(target.value))}
        />
      )}
    </Field>
  );
}

/** Typed in euros and kept in cents; what cannot be read as an amount is kept as nothing. */
export function MoneyField({ field, path, value }: Place<"money">) {
  const { text } = useText();
  const { set } = useForm();
  const cents = typeof value === "number" && Number.isSafeInteger(value) ? asCents(value) : null;
  const [typed, setTyped] = useState(eurosOf(cents));
  const read = readAmount(typed);
  const problem = useProblem(path);
  // The body changed by another hand: a restored version, or two that were joined.
  if (read.ok ? read.cents !== cents : cents !== null) setTyped(eurosOf(cents));
  const unreadable = typed.trim() !== "" && !read.ok;
  return (
    <Field
      id={fieldId(path)}
      label={text(fieldLabel(field.name))}
      hint={text("editor.euros")}
      error={unreadable ? text("editor.notAnAmount") : problem}
      className="max-w-xs"
    >
      {(control) => (
        <TextInput
          {...control}
          dir="ltr"
          inputMode="decimal"
          value={typed}
          onChange={({ target }) => {
            const now = readAmount(target.value);
            setTyped(target.value);
            set(path, now.ok ? now.cents : null);
          }}
        />
      )}
    </Field>
  );
}

export function DateField({ field, path, value }: Place<"date">) {
  const { text } = useText();
  const { set } = useForm();
  return (
    <Field
      id={fieldId(path)}
      label={text(fieldLabel(field.name))}
      error={useProblem(path)}
      className="max-w-xs"
    >
      {(control) => (
        <TextInput
          {...control}
          type="date"
          value={typeof value === "string" ? value : ""}
          onChange={({ target }) => set(path, target.value)}
        />
      )}
    </Field>
  );
}

/** The clock on the wall of the place where it happens. */
export function MomentField({ field, path, value }: Place<"moment">) {
  const { text } = useText();
  const { set, body } = useForm();
  return (
    <Field
      id={fieldId(path)}
      label={text(fieldLabel(field.name))}
      hint={text("editor.localTime")}
      error={useProblem(path)}
      className="max-w-xs"
    >
      {(control) => (
        <TextInput
          {...control}
          type="datetime-local"
          value={clockIn(value)}
          onChange={({ target }) => set(path, momentAt(target.value, body["countryCode"]))}
        />
      )}
    </Field>
  );
}

export const numberFrom = (typed: string): number | null => (typed.trim() === "" ? null : Number(typed));

const eurosOf = (cents: Cents | null): string => (cents === null ? "" : plainEuros(cents));
