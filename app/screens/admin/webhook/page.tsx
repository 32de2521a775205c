import { useSearch } from "wouter";
import { freshForMs } from "../../../components/back-office/keys.ts";
import { OlderAndNewest } from "../../../components/back-office/list-outcome.tsx";
import { NotLoaded } from "../../../components/content/not-loaded.tsx";
import { DisabledUntilHydrated } from "../../../components/ui/disabled-until-hydrated.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { isMissing } from "../../../data/must-exist.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import type { ScreenProps } from "../../../routes.ts";
import { StaffPage } from "../../../shell/staff-page.tsx";
import NotFoundScreen from "../../not-found/page.tsx";
import { Deliveries } from "./deliveries.tsx";
import { Steps } from "./steps.tsx";
import { beforeIn, deliveriesKey } from "./view.ts";
import type { ListedWebhook } from "#domain/connections/webhook.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Form } from "../../../components/ui/form.tsx";
import { toasts } from "../../../components/ui/toast-store.ts";
import { key } from "../../../data/api-key.ts";
import { typedWebhook, WebhookFields, wrongInWebhook } from "../connections/webhook-fields.tsx";
import { Section } from "../../../components/ui/section.tsx";

export default function WebhookScreen({ params }: ScreenProps) {
  const { text } = useText();
  const before = beforeIn(useSearch());
  const source = deliveriesKey(params["id"], before);
  const entry = useApi(source, freshForMs);
  if (isMissing(entry)) return <NotFoundScreen />;
  const { data } = entry;
  const own = `/admin/settings/connections/${params["id"] ?? ""}`;
  const title = text("connections.webhook.title");
  return (
    <StaffPage title={title} description={text("connections.webhooks.text")} who="admin">
      {data ? (
        <DisabledUntilHydrated className="grid gap-10 [&>*]:min-w-0">
          <Steps webhook={data.webhook} source={source} />
          <Deliveries page={data} source={source} />
          <OlderAndNewest
            label={text("connections.log.pages")}
            newest={before === null ? null : { href: own, label: text("connections.log.newest") }}
            older={
              data.older === null
                ? null
                : { href: `${own}?before=${data.older}`, label: text("connections.log.older") }
            }
          />
          <ChangeWebhook webhook={data.webhook} source={source} />
        </DisabledUntilHydrated>
      ) : entry.error ? (
        <NotLoaded />
      ) : (
        <Skeleton className="h-96" />
      )}
    </StaffPage>
  );
}

type Props = { webhook: ListedWebhook; source: ReturnType<typeof deliveriesKey> };

function ChangeWebhook({ webhook, source }: Props) {
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
