import { useState, type FormEvent } from "react";
import type { IdentityAnswer } from "#domain/content/kinds/foundation/identity-answer.ts";
import {
  identityFields,
  type IdentityField,
  type IdentityValues,
} from "#domain/content/kinds/foundation/identity-values.ts";
import { sendEdit, type Problem } from "../../../components/back-office/send-edit.ts";
import { Button } from "../../../components/ui/button.tsx";
import { ErrorSummary } from "../../../components/ui/error-summary.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { TextInput } from "../../../components/ui/text-input.tsx";
import { toasts } from "../../../components/ui/toast-store.ts";
import { useApiCache } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { fieldGroups, looks, reasonOf } from "./fields.ts";
import { identityKey } from "./keys.ts";

const idOf = (field: string): string => `identity-${field.replaceAll(".", "-")}`;

export function IdentityForm({ identity }: { identity: IdentityAnswer }) {
  const { text } = useText();
  const [values, setValues] = useState<IdentityValues>(identity.values);
  const { save, pending, problems, refusal, attempt } = useSave(identity.version);
  const errorOf = (field: IdentityField) => {
    const problem = problems.find(({ path }) => path === field);
    return problem && text(`settings.identity.error.${reasonOf(problem.reason)}`);
  };
  const wrong = identityFields.filter((field) => errorOf(field) !== undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(values);
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-8 [&>*]:min-w-0">
      <ErrorSummary
        attempt={attempt}
        problems={wrong.map((field) => ({
          fieldId: idOf(field),
          message: `${text(`settings.identity.field.${field}`)}: ${errorOf(field) ?? ""}`,
        }))}
      />
      {refusal !== null && (
        <Notice tone="bad" role="alert">
          {refusal}
        </Notice>
      )}
      {fieldGroups.map(({ name, fields }) => (
        <fieldset key={name} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <legend className="mb-3 text-xl font-semibold">{text(`settings.identity.group.${name}`)}</legend>
          {fields.map((field) => (
            <Field
              key={field}
              id={idOf(field)}
              label={text(`settings.identity.field.${field}`)}
              hint={field === "rsin" && text("settings.identity.rsin.hint")}
              error={errorOf(field)}
              className="self-end"
              required
            >
              {(control) => (
                <TextInput
                  {...control}
                  {...looks[field]}
                  autoComplete="off"
                  maxLength={200}
                  value={values[field]}
                  onChange={({ target: { value } }) => setValues({ ...values, [field]: value })}
                />
              )}
            </Field>
          ))}
        </fieldset>
      ))}
      <p className="max-w-prose text-ink-soft">{text("settings.identity.issued")}</p>
      <Button type="submit" pending={pending} className="justify-self-start">
        {text("settings.identity.save")}
      </Button>
    </form>
  );
}

/** Reports the result; after saving, the form shows the stored answer. */
function useSave(basedOn: number) {
  const { text, language } = useText();
  const cache = useApiCache();
  const [pending, setPending] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const save = async (values: IdentityValues) => {
    setPending(true);
    try {
      const sent = await sendEdit(language, "PUT", identityKey, { basedOn, values });
      setProblems(sent.ok ? [] : (sent.problems ?? []));
      setRefusal(sent.ok || sent.problems ? null : sent.error);
      setAttempt((before) => before + 1);
      if (!sent.ok) return;
      await cache.reload(identityKey);
      toasts.add({ title: text("settings.saved") });
    } catch {
      setRefusal(text("back-office.failed.text"));
    } finally {
      setPending(false);
    }
  };
  return { save, pending, problems, refusal, attempt };
}
