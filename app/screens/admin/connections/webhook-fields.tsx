import { messageTypes } from "#domain/connections/message-types.ts";
import { readWebhookForm, type TypedWebhook } from "#domain/connections/webhook-form.ts";
import { Checkbox } from "../../../components/ui/checkbox.tsx";
import type { Wrong } from "../../../components/ui/form.tsx";
import { typedText, typedTexts } from "../../../data/typed-text.ts";
import { useText, type Text } from "../../../i18n/text.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";

export const typedWebhook = (typed: FormData): TypedWebhook & { types: string[] } => ({
  url: typedText(typed, "url"),
  description: typedText(typed, "description"),
  types: typedTexts(typed, "types"),
});

export const wrongInWebhook =
  (text: Text) =>
  (typed: FormData): Wrong => {
    const read = readWebhookForm(typedWebhook(typed));
    const errors = Object.entries(read.ok ? {} : read.errors);
    return Object.fromEntries(errors.map(([name, problem]) => [name, text(`connections.error.${problem}`)]));
  };

export function WebhookFields({ webhook }: { webhook?: TypedWebhook }) {
  const { text } = useText();
  return (
    <>
      <TextField
        label={text("connections.webhook.address")}
        hint={text("connections.webhook.address.hint")}
        required
        name="url"
        type="url"
        autoComplete="off"
        defaultValue={webhook?.url}
      />
      <TextField
        label={text("connections.webhook.description")}
        name="description"
        autoComplete="off"
        defaultValue={webhook?.description}
      />
      <fieldset className="grid gap-2">
        <legend className="font-medium">{text("connections.webhook.types")}</legend>
        {messageTypes.map((type) => (
          <Checkbox
            key={type}
            name="types"
            value={type}
            label={text(`connections.type.${type}`)}
            hint={<bdi dir="ltr">{type}</bdi>}
            defaultChecked={webhook?.types.includes(type)}
          />
        ))}
      </fieldset>
    </>
  );
}
