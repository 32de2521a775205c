import { freshForMs } from "../../../components/back-office/keys.ts";
import { SettingsPage } from "../../../components/back-office/settings-page.tsx";
import { ButtonLink } from "../../../components/ui/button.tsx";
import { DisabledUntilHydrated } from "../../../components/ui/disabled-until-hydrated.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { NewToken } from "./new-token.tsx";
import { NewWebhook } from "./new-webhook.tsx";
import { TokenTable } from "./token-table.tsx";
import { WebhookTable } from "./webhook-table.tsx";

export default function ConnectionsScreen() {
  const { text } = useText();
  return (
    <SettingsPage
      title={text("connections.title")}
      intro={text("connections.intro")}
      source="/api/admin/tokens"
    >
      {(tokens) => (
        <>
          <p>
            <ButtonLink href="/api/docs" variant="secondary">
              {text("connections.docs")}
            </ButtonLink>
          </p>
          <DisabledUntilHydrated className="grid gap-10 [&>*]:min-w-0">
            <TokenTable tokens={tokens} />
            <NewToken />
            <Webhooks />
            <NewWebhook />
          </DisabledUntilHydrated>
        </>
      )}
    </SettingsPage>
  );
}

function Webhooks() {
  const { data } = useApi("/api/admin/webhooks", freshForMs);
  return data ? <WebhookTable webhooks={data} /> : null;
}
