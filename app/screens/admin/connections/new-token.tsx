import { dutchDate } from "#domain/calendar/dutch-date.ts";
import { personalScopes, scopes } from "#domain/connections/scopes.ts";
import { readTokenForm, type TypedToken } from "#domain/connections/token-form.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Form, type Wrong } from "../../../components/ui/form.tsx";
import { Checkbox } from "../../../components/ui/checkbox.tsx";
import { send } from "../../../data/browser.ts";
import { typedText, typedTexts } from "../../../data/typed-text.ts";
import { useText } from "../../../i18n/text.tsx";
import { ShownOnce } from "./shown-once.tsx";
import { useMake } from "./use-make.ts";
import { Section } from "../../../components/ui/section.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { TextareaField } from "../../../components/ui/textarea-field.tsx";

const tokensKey = "/api/admin/tokens";

export function NewToken() {
  const { text } = useText();
  const { make, made, pending } = useMake<{ token: string }>(tokensKey);
  const check = (typed: FormData): Wrong => {
    const read = readTokenForm(typedToken(typed), dutchDate(new Date()));
    const errors = Object.entries(read.ok ? {} : read.errors);
    return Object.fromEntries(errors.map(([name, problem]) => [name, text(`connections.error.${problem}`)]));
  };
  const submit = async (typed: FormData, form: HTMLFormElement) => {
    const body = { ...typedToken(typed), id: crypto.randomUUID() };
    if (await make((language) => send(language, "POST", tokensKey, body))) form.reset();
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
      <Form onSubmit={submit} check={check} className="grid max-w-prose gap-4">
        <TextField
          label={text("connections.token.name")}
          hint={text("connections.token.name.hint")}
          required
          autoComplete="off"
          name="name"
        />
        <fieldset className="grid gap-2">
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
              name="scopes"
              value={scope}
            />
          ))}
        </fieldset>
        <TextField
          label={text("connections.token.lastDay")}
          hint={text("connections.token.lastDay.hint")}
          type="date"
          name="lastDay"
        />
        <TextareaField
          label={text("connections.token.networks")}
          hint={text("connections.token.networks.hint")}
          dir="ltr"
          rows={2}
          name="networks"
        />
        <div>
          <Button type="submit" pending={pending}>
            {text("connections.token.make")}
          </Button>
        </div>
      </Form>
    </Section>
  );
}

const typedToken = (typed: FormData): TypedToken & { scopes: string[] } => ({
  name: typedText(typed, "name"),
  scopes: typedTexts(typed, "scopes"),
  lastDay: typedText(typed, "lastDay"),
  networks: typedText(typed, "networks"),
});
