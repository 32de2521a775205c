import { useState, type FormEvent } from "react";
import type { ListedWebhook } from "#domain/connections/webhook.ts";
import { readWebhookForm, type TypedWebhook, type WebhookErrors } from "#domain/connections/webhook-form.ts";
import { useAct } from "../../../components/back-office/use-act.ts";
import { Button } from "../../../components/ui/button.tsx";
import { toasts } from "../../../components/ui/toast-store.ts";
import { key } from "../../../data/api-key.ts";
import { useText } from "../../../i18n/text.tsx";
import { WebhookFields } from "../connections/webhook-fields.tsx";
import type { deliveriesKey } from "./view.ts";
import { Section } from "../../../components/ui/section.tsx";

type Props = { webhook: ListedWebhook; source: ReturnType<typeof deliveriesKey> };

export function ChangeWebhook({ webhook: { id, url, description, types }, source }: Props) {
  const { text } = useText();
  const { act, pending } = useAct([source]);
  const [typed, setTyped] = useState<TypedWebhook>({ url, description, types });
  const [errors, setErrors] = useState<WebhookErrors>({});
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const read = readWebhookForm(typed);
    setErrors(read.ok ? {} : read.errors);
    if (!read.ok) return;
    const body = { ...typed, types: [...typed.types] };
    if (await act("PUT", key("/api/admin/webhooks/:id", { id }), body))
      toasts.add({ title: text("connections.webhook.saved") });
  };
  return (
    <Section id="change" title={text("connections.webhook.change")} className="grid gap-4">
      <form
        method="post"
        noValidate
        onSubmit={(event) => void save(event)}
        className="grid max-w-prose gap-4"
      >
        <WebhookFields typed={typed} errors={errors} onChange={setTyped} />
        <div>
          <Button type="submit" variant="secondary" pending={pending}>
            {text("connections.webhook.save")}
          </Button>
        </div>
      </form>
    </Section>
  );
}
