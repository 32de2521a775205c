import {
  type RetentionPeriods,
  retentionBounds,
  retentionNames,
  type RetentionName,
} from "#domain/privacy/retention.ts";
import { SettingsPage } from "../../../components/back-office/settings-page.tsx";
import { useText } from "../../../i18n/text.tsx";
import { useContext } from "react";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Form } from "../../../components/ui/form.tsx";
import { errorIdOf, FieldError, FieldErrors } from "../../../components/ui/field.tsx";
import { DataTable } from "../../../components/ui/data-table.tsx";
import { TextInput } from "../../../components/ui/text-input.tsx";
import { typedText } from "../../../data/typed-text.ts";

export default function AdminTermsScreen() {
  const { text } = useText();
  return (
    <SettingsPage title={text("settings.terms")} intro={text("settings.terms.text")} source={retentionKey}>
      {(data: RetentionPeriods) => <RetentionForm retention={data} />}
    </SettingsPage>
  );
}

function RetentionForm({ retention }: { retention: RetentionPeriods }) {
  const { text } = useText();
  const { mutate, pending } = useMutation([retentionKey], text("settings.saved"));
  const boundsOf = (name: RetentionName): string =>
    text(`settings.terms.bounds.${unitOf(name)}`, retentionBounds[name]);
  const save = async (typed: FormData) => {
    const terms = byName((name) => Number(typedText(typed, name)));
    await mutate("PUT", retentionKey, terms);
  };
  return (
    <Form
      onSubmit={save}
      check={(typed) => byName((name) => !isWithin(name, typedText(typed, name)) && boundsOf(name))}
      submit={text("settings.terms.save")}
      pending={pending}
    >
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
            cell: (name) => <TermField name={name} term={retention[name]} />,
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
    </Form>
  );
}

function TermField({ name, term }: { name: RetentionName; term: number }) {
  const { text } = useText();
  const error = useContext(FieldErrors)[name];
  return (
    <>
      <span className="flex items-center gap-2">
        <TextInput
          id={name}
          name={name}
          dir="ltr"
          inputMode="numeric"
          maxLength={4}
          className="w-20 shrink-0"
          defaultValue={term}
          aria-describedby={error ? errorIdOf(name) : `${name}-unit`}
          aria-invalid={error !== undefined || undefined}
        />
        <span id={`${name}-unit`}>{text(`settings.terms.unit.${unitOf(name)}`)}</span>
      </span>
      <FieldError id={errorIdOf(name)}>{error}</FieldError>
    </>
  );
}

const unitOf = (name: RetentionName) => (name === "fiscal" ? "years" : "days");

const isWithin = (name: RetentionName, typed: string): boolean =>
  /^\d{1,4}$/.test(typed.trim()) &&
  Number(typed) >= retentionBounds[name].least &&
  Number(typed) <= retentionBounds[name].most;

const byName = <Value,>(value: (name: RetentionName) => Value) =>
  Object.fromEntries(retentionNames.map((name) => [name, value(name)])) as Record<RetentionName, Value>;

const retentionKey = "/api/admin/settings/terms";
