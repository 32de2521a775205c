import { messageTypes } from "#domain/connections/message-types.ts";
import type { TypedWebhook, WebhookErrors } from "#domain/connections/webhook-form.ts";
import { Checkbox } from "../../../components/ui/checkbox.tsx";
import { Field, FieldError } from "../../../components/ui/field.tsx";
import { TextInput } from "../../../components/ui/text-input.tsx";
import { useText } from "../../../i18n/text.tsx";

type Props = {
  typed: TypedWebhook;
  errors: WebhookErrors;
  onChange: (typed: TypedWebhook) => void;
};

/** Where an endpoint is and what it is told, for a new one and for one that is changed. */
export function WebhookFields({ typed, errors, onChange }: Props) {
  const { text } = useText();
  const change = (changed: Partial<TypedWebhook>) => onChange({ ...typed, ...changed });
  const errorOf = (field: keyof TypedWebhook) =>
    errors[field] === undefined ? false : text(`connections.error.${errors[field]}`);
  return (
    <>
      <Field
        label={text("connections.webhook.address")}
        hint={text("connections.webhook.address.hint")}
        error={errorOf("url")}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            type="url"
            autoComplete="off"
            value={typed.url}
            onChange={({ target: { value } }) => change({ url: value })}
          />
        )}
      </Field>
      <Field label={text("connections.webhook.description")} error={errorOf("description")}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            value={typed.description}
            onChange={({ target: { value } }) => change({ description: value })}
          />
        )}
      </Field>
      <fieldset className="grid gap-2" aria-describedby="webhook-types-error">
        <legend className="font-medium">{text("connections.webhook.types")}</legend>
        {messageTypes.map((type) => (
          <Checkbox
            key={type}
            label={text(`connections.type.${type}`)}
            hint={<bdi dir="ltr">{type}</bdi>}
            checked={typed.types.includes(type)}
            onChange={({ target: { checked } }) =>
              change({
                types: checked ? [...typed.types, type] : typed.types.filter((chosen) => chosen !== type),
              })
            }
          />
        ))}
        <FieldError id="webhook-types-error">{errorOf("types")}</FieldError>
      </fieldset>
    </>
  );
}
