import { Button } from "../../../components/ui/button.tsx";
import { Form } from "../../../components/ui/form.tsx";
import { send } from "../../../data/browser.ts";
import { useText } from "../../../i18n/text.tsx";
import { ShownOnce } from "./shown-once.tsx";
import { useMake } from "./use-make.ts";
import { typedWebhook, WebhookFields, wrongInWebhook } from "./webhook-fields.tsx";
import { Section } from "../../../components/ui/section.tsx";

const webhooksKey = "/api/admin/webhooks";

export function NewWebhook() {
  const { text } = useText();
  const { make, made, pending } = useMake<{ secret: string }>(webhooksKey);
  const submit = async (typed: FormData, form: HTMLFormElement) => {
    const body = { ...typedWebhook(typed), id: crypto.randomUUID() };
    if (await make((language) => send(language, "POST", webhooksKey, body))) form.reset();
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
      <Form onSubmit={submit} check={wrongInWebhook(text)} className="grid max-w-prose gap-4">
        <WebhookFields />
        <div>
          <Button type="submit" pending={pending}>
            {text("connections.webhook.make")}
          </Button>
        </div>
      </Form>
    </Section>
  );
}
