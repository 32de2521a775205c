import { useState, type ComponentProps } from "react";
import { asCents, type Cents } from "#domain/money/cents.ts";
import { plainEuros } from "#domain/money/decimal-euros.ts";
import { readAmount } from "#domain/money/parse-amount.ts";
import { TextInput } from "../../../../components/ui/text-input.tsx";
import { useText } from "../../../../i18n/text.tsx";
import { useForm, useLabels, useProblem } from "../editor-context.ts";
import { clockIn, momentAt } from "./moments.ts";
import type { Place } from "./place.ts";
import { Field } from "../../../../components/ui/field.tsx";
import { fieldId } from "../labels.ts";

export function PlainField({ field, path, value }: Place<"text" | "slug">) {
  const { set } = useForm();
  const shown = typeof value === "string" ? value : "";
  return (
    <Labelled name={field.name} path={path} className="max-w-md">
      {(control) => (
        <TextInput
          {...control}
          dir="auto"
          value={shown}
          onChange={({ target }) => set(path, field.optional && target.value === "" ? null : target.value)}
        />
      )}
    </Labelled>
  );
}

export function NumberField({ field, path, value }: Place<"number">) {
  const { set } = useForm();
  const { min, max, fraction } = field;
  return (
    <Labelled name={field.name} path={path}>
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
    </Labelled>
  );
}

/** Typed in euros and kept in cents; what cannot be read as an amount is kept as nothing. */
export function MoneyField({ field, path, value }: Place<"money">) {
  const { text } = useText();
  const { set } = useForm();
  const cents = typeof value === "number" && Number.isSafeInteger(value) ? asCents(value) : null;
  const [typed, setTyped] = useState(eurosOf(cents));
  const read = readAmount(typed);
  // The body changed by another hand: a restored version, or two that were joined.
  if (read.ok ? read.cents !== cents : cents !== null) setTyped(eurosOf(cents));
  const unreadable = typed.trim() !== "" && !read.ok;
  return (
    <Labelled
      name={field.name}
      path={path}
      hint={text("editor.euros")}
      wrong={unreadable ? text("editor.notAnAmount") : undefined}
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
    </Labelled>
  );
}

export function DateField({ field, path, value }: Place<"date">) {
  const { set } = useForm();
  return (
    <Labelled name={field.name} path={path}>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          value={typeof value === "string" ? value : ""}
          onChange={({ target }) => set(path, target.value)}
        />
      )}
    </Labelled>
  );
}

/** The clock on the wall of the place where it happens. */
export function MomentField({ field, path, value }: Place<"moment">) {
  const { text } = useText();
  const { set, body } = useForm();
  return (
    <Labelled name={field.name} path={path} hint={text("editor.localTime")}>
      {(control) => (
        <TextInput
          {...control}
          type="datetime-local"
          value={clockIn(value)}
          onChange={({ target }) => set(path, momentAt(target.value, body["countryCode"]))}
        />
      )}
    </Labelled>
  );
}

const numberFrom = (typed: string): number | null => (typed.trim() === "" ? null : Number(typed));

const eurosOf = (cents: Cents | null): string => (cents === null ? "" : plainEuros(cents));

type Props = Pick<ComponentProps<typeof Field>, "children" | "hint" | "className"> & {
  name: string;
  path: string;
  /** The problem with the current value, before saving. */
  wrong?: string | undefined;
};

/** A field of the editor under its name, with what the last saving found wrong in it. */
function Labelled({ name, path, wrong, className = "max-w-xs", ...rest }: Props) {
  const { fieldLabel } = useLabels();
  const problem = useProblem(path);
  return (
    <Field
      {...rest}
      id={fieldId(path)}
      label={fieldLabel(name)}
      error={wrong ?? problem}
      className={className}
    />
  );
}
