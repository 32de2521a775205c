import type { ListedWebhook } from "#domain/connections/webhook.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Form } from "../../../components/ui/form.tsx";
import { toasts } from "../../../components/ui/toast-store.ts";
import { key } from "../../../data/api-key.ts";
import { useText } from "../../../i18n/text.tsx";
import { typedWebhook, WebhookFields, wrongInWebhook } from "../connections/webhook-fields.tsx";
import type { deliveriesKey } from "./view.ts";
import { Section } from "../../../components/ui/section.tsx";

type Props = { webhook: ListedWebhook; source: ReturnType<typeof deliveriesKey> };

export function ChangeWebhook({ webhook, source }: Props) {
  const { text } = useText();
  const { mutate, pending } = useMutation([source]);
  const save = async (typed: FormData) => {
    if (await mutate("PUT", key("/api/admin/webhooks/:id", { id: webhook.id }), typedWebhook(typed)))
      toasts.add({ title: text("connections.webhook.saved") });
  };
  return (
    <Section id="change" title={text("connections.webhook.change")} className="grid gap-4">
      <Form onSubmit={save} check={wrongInWebhook(text)} className="grid max-w-prose gap-4">
        <WebhookFields webhook={webhook} />
        <div>
          <Button type="submit" variant="secondary" pending={pending}>
            {text("connections.webhook.save")}
          </Button>
        </div>
      </Form>
    </Section>
  );
}
