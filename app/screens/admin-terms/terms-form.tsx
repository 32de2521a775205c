import { useState, type FormEvent } from "react";
import { termBounds, termNames, type TermName, type Terms } from "#domain/privacy/terms.ts";
import { useAct } from "../../components/back-office/use-act.ts";
import { Button } from "../../components/ui/button.tsx";
import { ErrorSummary } from "../../components/ui/error-summary.tsx";
import { errorIdOf, FieldError } from "../../components/ui/field.tsx";
import { Table } from "../../components/ui/table.tsx";
import { TextInput } from "../../components/ui/text-input.tsx";
import { toasts } from "../../components/ui/toast-store.ts";
import { useWords } from "../../i18n/text.tsx";
import { termsKey, termsPath } from "./keys.ts";

type Typed = Readonly<Record<TermName, string>>;

/** Every term with its ground and its bounds. */
export function TermsForm({ terms }: { terms: Terms }) {
  const { text } = useWords();
  const { act, pending } = useAct([termsKey]);
  const [typed, setTyped] = useState<Typed>(() => byName((name) => String(terms[name])));
  const [wrong, setWrong] = useState<readonly TermName[]>([]);
  const [attempt, setAttempt] = useState(0);
  const boundsOf = (name: TermName): string =>
    text(`settings.terms.bounds.${unitOf(name)}`, termBounds[name]);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const outside = termNames.filter((name) => !isWithin(name, typed[name]));
    setWrong(outside);
    setAttempt(attempt + 1);
    if (outside.length > 0) return;
    if (
      await act(
        "PUT",
        termsPath,
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
        title={text("settings.terms.wrong")}
        attempt={attempt}
        problems={wrong.map((name) => ({
          fieldId: name,
          message: `${text(`settings.terms.${name}`)}: ${boundsOf(name)}`,
        }))}
      />
      <Table
        label={text("settings.terms")}
        columns={[text("settings.terms.what"), text("settings.terms.long"), text("settings.terms.why")]}
      >
        <tbody>
          {termNames.map((name) => (
            <tr key={name}>
              <th scope="row" className="min-w-40 whitespace-normal">
                <label htmlFor={name}>{text(`settings.terms.${name}`)}</label>
              </th>
              <td>
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
              </td>
              <td className="min-w-72 whitespace-normal">
                {text(`settings.terms.ground.${name}`)}{" "}
                <span className="text-ink-soft">{boundsOf(name)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="max-w-prose text-ink-soft">{text("settings.terms.statement")}</p>
      <Button type="submit" pending={pending} className="justify-self-start">
        {text("settings.terms.save")}
      </Button>
    </form>
  );
}

const unitOf = (name: TermName) => (name === "fiscal" ? "years" : "days");

const isWithin = (name: TermName, typed: string): boolean =>
  /^\d{1,4}$/.test(typed.trim()) &&
  Number(typed) >= termBounds[name].least &&
  Number(typed) <= termBounds[name].most;

const byName = <Value,>(value: (name: TermName) => Value) =>
  Object.fromEntries(termNames.map((name) => [name, value(name)])) as Record<TermName, Value>;
