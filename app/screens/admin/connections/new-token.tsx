import { useState, type FormEvent } from "react";
import { dutchDate } from "#domain/calendar/dutch-date.ts";
import { personalScopes, scopes } from "#domain/connections/scopes.ts";
import { readTokenForm, type TokenErrors, type TypedToken } from "#domain/connections/token-form.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Checkbox } from "../../../components/ui/checkbox.tsx";
import { Field, FieldError } from "../../../components/ui/field.tsx";
import { Textarea } from "../../../components/ui/textarea.tsx";
import { TextInput } from "../../../components/ui/text-input.tsx";
import { send } from "../../../data/browser.ts";
import { useText } from "../../../i18n/text.tsx";
import { ShownOnce } from "./shown-once.tsx";
import { useMake } from "./use-make.ts";
import { Section } from "../../../components/ui/section.tsx";

const tokensKey = "/api/admin/tokens";
const nothing: TypedToken = { name: "", scopes: [], lastDay: "", networks: "" };

export function NewToken() {
  const { text } = useText();
  const [typed, setTyped] = useState(nothing);
  const [errors, setErrors] = useState<TokenErrors>({});
  const { make, made, pending } = useMake<{ token: string }>(tokensKey);
  const change = (changed: Partial<TypedToken>) => setTyped({ ...typed, ...changed });
  const errorOf = (field: keyof TypedToken) =>
    errors[field] === undefined ? false : text(`connections.error.${errors[field]}`);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = readTokenForm(typed, dutchDate(new Date()));
    setErrors(read.ok ? {} : read.errors);
    if (!read.ok) return;
    const body = { ...typed, scopes: [...typed.scopes], id: crypto.randomUUID() };
    if (await make((language) => send(language, "POST", tokensKey, body))) setTyped(nothing);
  };
  return (
    <Section id="new-token" title={text("connections.token.new")} className="grid gap-4">
      {made && (
        <ShownOnce
          title={text("connections.token.made")}
          text={text("connections.token.made.text")}
          secret={made.token}
        />
      )}
      <form
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid max-w-prose gap-4"
      >
        <Field
          label={text("connections.token.name")}
          hint={text("connections.token.name.hint")}
          error={errorOf("name")}
          required
        >
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              value={typed.name}
              onChange={({ target: { value } }) => change({ name: value })}
            />
          )}
        </Field>
        <fieldset className="grid gap-2" aria-describedby="token-scopes-error">
          <legend className="font-medium">{text("connections.token.scopes")}</legend>
          {scopes.map((scope) => (
            <Checkbox
              key={scope}
              label={text(`connections.scope.${scope}`)}
              hint={
                <>
                  <bdi dir="ltr">{scope}</bdi>
                  {personalScopes.includes(scope) && ` · ${text("connections.scope.personal")}`}
                </>
              }
              checked={typed.scopes.includes(scope)}
              onChange={({ target: { checked } }) =>
                change({
                  scopes: checked
                    ? [...typed.scopes, scope]
                    : typed.scopes.filter((chosen) => chosen !== scope),
                })
              }
            />
          ))}
          <FieldError id="token-scopes-error">{errorOf("scopes")}</FieldError>
        </fieldset>
        <Field
          label={text("connections.token.lastDay")}
          hint={text("connections.token.lastDay.hint")}
          error={errorOf("lastDay")}
        >
          {(control) => (
            <TextInput
              {...control}
              type="date"
              value={typed.lastDay}
              onChange={({ target: { value } }) => change({ lastDay: value })}
            />
          )}
        </Field>
        <Field
          label={text("connections.token.networks")}
          hint={text("connections.token.networks.hint")}
          error={errorOf("networks")}
        >
          {(control) => (
            <Textarea
              {...control}
              dir="ltr"
              rows={2}
              value={typed.networks}
              onChange={({ target: { value } }) => change({ networks: value })}
            />
          )}
        </Field>
        <div>
          <Button type="submit" pending={pending}>
            {text("connections.token.make")}
          </Button>
        </div>
      </form>
    </Section>
  );
}
