import { useState, type FormEvent } from "react";
import { readWebhookForm, type TypedWebhook, type WebhookErrors } from "#domain/connections/webhook-form.ts";
import { Button } from "../../../components/ui/button.tsx";
import { send } from "../../../data/browser.ts";
import { useText } from "../../../i18n/text.tsx";
import { ShownOnce } from "./shown-once.tsx";
import { useMake } from "./use-make.ts";
import { WebhookFields } from "./webhook-fields.tsx";
import { Section } from "../../../components/ui/section.tsx";

const webhooksKey = "/api/admin/webhooks";
const nothing: TypedWebhook = { url: "", description: "", types: [] };

export function NewWebhook() {
  const { text } = useText();
  const [typed, setTyped] = useState(nothing);
  const [errors, setErrors] = useState<WebhookErrors>({});
  const { make, made, pending } = useMake<{ secret: string }>(webhooksKey);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = readWebhookForm(typed);
    setErrors(read.ok ? {} : read.errors);
    if (!read.ok) return;
    const body = { ...typed, types: [...typed.types], id: crypto.randomUUID() };
    if (await make((language) => send(language, "POST", webhooksKey, body))) setTyped(nothing);
  };
  return (
    <Section id="new-webhook" title={text("connections.webhook.new")} className="grid gap-4">
      {made && (
        <ShownOnce
          title={text("connections.secret.made")}
          text={text("connections.secret.made.text")}
          secret={made.secret}
        />
      )}
      <form
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid max-w-prose gap-4"
      >
        <WebhookFields typed={typed} errors={errors} onChange={setTyped} />
        <div>
          <Button type="submit" pending={pending}>
            {text("connections.webhook.make")}
          </Button>
        </div>
      </form>
    </Section>
  );
}
