import { useState, type ComponentProps } from "react";
import { asCents, type Cents } from "#domain/money/cents.ts";
import { plainEuros } from "#domain/money/decimal-euros.ts";
import { readAmount } from "#domain/money/parse-amount.ts";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { useText } from "../../../../i18n/text.tsx";
import { useForm, useLabels, useProblem } from "../editor-context.ts";
import { clockIn, momentAt } from "./moments.ts";
import type { Place } from "./place.ts";
import { fieldId } from "../labels.ts";

export function PlainField({ field, path, value }: Place<"text" | "slug">) {
  const { set } = useForm();
  const shown = typeof value === "string" ? value : "";
  return (
    <EditorText
      label={field.name}
      path={path}
      box="max-w-md"
      dir="auto"
      value={shown}
      onChange={({ target }) => set(path, field.optional && target.value === "" ? null : target.value)}
    />
  );
}

export function NumberField({ field, path, value }: Place<"number">) {
  const { set } = useForm();
  const { min, max, fraction } = field;
  return (
    <EditorText
      label={field.name}
      path={path}
      type="number"
      min={min}
      max={max}
      step={fraction ? "any" : 1}
      value={typeof value === "number" ? value : ""}
      onChange={({ target }) => set(path, numberFrom(target.value))}
    />
  );
}

/** Typed in euros, stored in cents. An unreadable amount is stored as null. */
export function MoneyField({ field, path, value }: Place<"money">) {
  const { text } = useText();
  const { set } = useForm();
  const cents = typeof value === "number" && Number.isSafeInteger(value) ? asCents(value) : null;
  const [typed, setTyped] = useState(eurosOf(cents));
  const read = readAmount(typed);
  // The body changed elsewhere: a restored version, or a merge.
  if (read.ok ? read.cents !== cents : cents !== null) setTyped(eurosOf(cents));
  const unreadable = typed.trim() !== "" && !read.ok;
  return (
    <EditorText
      label={field.name}
      path={path}
      hint={text("editor.euros")}
      wrong={unreadable ? text("editor.notAnAmount") : undefined}
      dir="ltr"
      inputMode="decimal"
      value={typed}
      onChange={({ target }) => {
        const now = readAmount(target.value);
        setTyped(target.value);
        set(path, now.ok ? now.cents : null);
      }}
    />
  );
}

export function DateField({ field, path, value }: Place<"date">) {
  const { set } = useForm();
  return (
    <EditorText
      label={field.name}
      path={path}
      type="date"
      value={typeof value === "string" ? value : ""}
      onChange={({ target }) => set(path, target.value)}
    />
  );
}

/** Local time at the place of the event. */
export function MomentField({ field, path, value }: Place<"moment">) {
  const { text } = useText();
  const { set, body } = useForm();
  return (
    <EditorText
      label={field.name}
      path={path}
      hint={text("editor.localTime")}
      type="datetime-local"
      value={clockIn(value)}
      onChange={({ target }) => set(path, momentAt(target.value, body["countryCode"]))}
    />
  );
}

const numberFrom = (typed: string): number | null => (typed.trim() === "" ? null : Number(typed));

const eurosOf = (cents: Cents | null): string => (cents === null ? "" : plainEuros(cents));

type Props = Omit<ComponentProps<typeof TextField>, "label"> & {
  label: string;
  path: string;
  /** The problem with the current value, before saving. */
  wrong?: string | undefined;
};

/** A text field of the editor, with the problem that the last save found. */
function EditorText({ label, path, wrong, box = "max-w-xs", ...rest }: Props) {
  const { fieldLabel } = useLabels();
  const problem = useProblem(path);
  return (
    <TextField {...rest} id={fieldId(path)} label={fieldLabel(label)} error={wrong ?? problem} box={box} />
  );
}
