import { useState } from "react";
import type { IdentityAnswer } from "#domain/content/kinds/foundation/identity-answer.ts";
import { identityFields } from "#domain/content/kinds/foundation/identity-values.ts";
import { sendEdit, type Problem } from "../../../components/back-office/send-edit.ts";
import { Form, type Wrong } from "../../../components/ui/form.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { toasts } from "../../../components/ui/toast-store.ts";
import { useApiCache } from "../../../data/use-api.tsx";
import { typedText } from "../../../data/typed-text.ts";
import { useText, type Text } from "../../../i18n/text.tsx";
import { fieldGroups, looks, reasonOf } from "./fields.ts";
import { identityKey } from "./keys.ts";
import { TextField } from "../../../components/ui/text-field.tsx";

export function IdentityForm({ identity }: { identity: IdentityAnswer }) {
  const { text } = useText();
  const { save, pending, wrong, refusal } = useSave(identity.version);
  return (
    <Form onSubmit={save} refusal={wrong} submit={text("settings.identity.save")} pending={pending}>
      {refusal !== null && (
        <Notice tone="bad" role="alert">
          {refusal}
        </Notice>
      )}
      {fieldGroups.map(({ name, fields }) => (
        <fieldset key={name} className="grid gap-4 pb-3 sm:grid-cols-2 lg:grid-cols-3">
          <legend className="mb-3 text-xl font-semibold">{text(`settings.identity.group.${name}`)}</legend>
          {fields.map((field) => (
            <TextField
              key={field}
              label={text(`settings.identity.field.${field}`)}
              hint={field === "rsin" && text("settings.identity.rsin.hint")}
              box="self-end"
              required
              {...looks[field]}
              maxLength={200}
              name={field}
              defaultValue={identity.values[field]}
            />
          ))}
        </fieldset>
      ))}
      <p className="max-w-prose text-ink-soft">{text("settings.identity.issued")}</p>
    </Form>
  );
}

function useSave(basedOn: number) {
  const { text, language } = useText();
  const cache = useApiCache();
  const [pending, setPending] = useState(false);
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const save = async (typed: FormData) => {
    const values = Object.fromEntries(identityFields.map((field) => [field, typedText(typed, field)]));
    setPending(true);
    try {
      const sent = await sendEdit(language, "PUT", identityKey, { basedOn, values });
      setWrong(sent.ok ? null : wrongIn(sent.problems ?? [], text));
      setRefusal(sent.ok || sent.problems ? null : sent.error);
      if (!sent.ok) return;
      await cache.reload(identityKey);
      toasts.add({ title: text("settings.saved") });
    } catch {
      setRefusal(text("back-office.failed.text"));
    } finally {
      setPending(false);
    }
  };
  return { save, pending, wrong, refusal };
}

const wrongIn = (problems: readonly Problem[], text: Text): Wrong =>
  Object.fromEntries(
    problems.map(({ path, reason }) => [path, text(`settings.identity.error.${reasonOf(reason)}`)]),
  );
