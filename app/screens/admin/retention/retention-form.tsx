import { useState, type FormEvent } from "react";
import {
  retentionBounds,
  retentionNames,
  type RetentionName,
  type RetentionPeriods,
} from "#domain/privacy/retention.ts";
import { useAct } from "../../../components/back-office/use-act.ts";
import { Button } from "../../../components/ui/button.tsx";
import { ErrorSummary } from "../../../components/ui/error-summary.tsx";
import { errorIdOf, FieldError } from "../../../components/ui/field.tsx";
import { DataTable } from "../../../components/ui/data-table.tsx";
import { TextInput } from "../../../components/ui/text-input.tsx";
import { toasts } from "../../../components/ui/toast-store.ts";
import { useText } from "../../../i18n/text.tsx";
import { retentionKey } from "./keys.ts";

type Typed = Readonly<Record<RetentionName, string>>;

/** Every term with its ground and its bounds. */
export function RetentionForm({ retention }: { retention: RetentionPeriods }) {
  const { text } = useText();
  const { act, pending } = useAct([retentionKey]);
  const [typed, setTyped] = useState<Typed>(() => byName((name) => String(retention[name])));
  const [wrong, setWrong] = useState<readonly RetentionName[]>([]);
  const [attempt, setAttempt] = useState(0);
  const boundsOf = (name: RetentionName): string =>
    text(`settings.terms.bounds.${unitOf(name)}`, retentionBounds[name]);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const outside = retentionNames.filter((name) => !isWithin(name, typed[name]));
    setWrong(outside);
    setAttempt(attempt + 1);
    if (outside.length > 0) return;
    if (
      await act(
        "PUT",
        retentionKey,
        byName((name) => Number(typed[name])),
      )
    )
      toasts.add({ title: text("settings.saved") });
  };
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void save(event)}
      className="grid gap-6 [&>*]:min-w-0"
    >
      <ErrorSummary
        attempt={attempt}
        problems={wrong.map((name) => ({
          fieldId: name,
          message: `${text(`settings.terms.${name}`)}: ${boundsOf(name)}`,
        }))}
      />
      <DataTable
        label={text("settings.terms")}
        rows={retentionNames}
        rowKey={(name) => name}
        columns={[
          {
            head: text("settings.terms.what"),
            heading: true,
            className: "min-w-40 whitespace-normal",
            cell: (name) => <label htmlFor={name}>{text(`settings.terms.${name}`)}</label>,
          },
          {
            head: text("settings.terms.long"),
            cell: (name) => (
              <>
                <span className="flex items-center gap-2">
                  <TextInput
                    id={name}
                    dir="ltr"
                    inputMode="numeric"
                    maxLength={4}
                    className="w-20 shrink-0"
                    value={typed[name]}
                    aria-describedby={wrong.includes(name) ? errorIdOf(name) : `${name}-unit`}
                    aria-invalid={wrong.includes(name) || undefined}
                    onChange={({ target: { value } }) => setTyped({ ...typed, [name]: value })}
                  />
                  <span id={`${name}-unit`}>{text(`settings.terms.unit.${unitOf(name)}`)}</span>
                </span>
                <FieldError id={errorIdOf(name)}>{wrong.includes(name) && boundsOf(name)}</FieldError>
              </>
            ),
          },
          {
            head: text("settings.terms.why"),
            className: "min-w-72 whitespace-normal",
            cell: (name) => (
              <>
                {text(`settings.terms.ground.${name}`)}{" "}
                <span className="text-ink-soft">{boundsOf(name)}</span>
              </>
            ),
          },
        ]}
      />
      <p className="max-w-prose text-ink-soft">{text("settings.terms.statement")}</p>
      <Button type="submit" pending={pending} className="justify-self-start">
        {text("settings.terms.save")}
      </Button>
    </form>
  );
}

const unitOf = (name: RetentionName) => (name === "fiscal" ? "years" : "days");

const isWithin = (name: RetentionName, typed: string): boolean =>
  /^\d{1,4}$/.test(typed.trim()) &&
  Number(typed) >= retentionBounds[name].least &&
  Number(typed) <= retentionBounds[name].most;

const byName = <Value,>(value: (name: RetentionName) => Value) =>
  Object.fromEntries(retentionNames.map((name) => [name, value(name)])) as Record<RetentionName, Value>;
