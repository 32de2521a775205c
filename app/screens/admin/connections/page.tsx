import { freshForMs } from "../../../components/back-office/keys.ts";
import { SettingsPage } from "../../../components/back-office/settings-page.tsx";
import { ButtonLink, Button } from "../../../components/ui/button.tsx";
import { DisabledUntilHydrated } from "../../../components/ui/disabled-until-hydrated.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { NewToken } from "./new-token.tsx";
import { TokenTable } from "./token-table.tsx";
import { Form } from "../../../components/ui/form.tsx";
import { send } from "../../../data/browser.ts";
import { ShownOnce } from "./shown-once.tsx";
import { useMake } from "./use-make.ts";
import { typedWebhook, WebhookFields, wrongInWebhook } from "./webhook-fields.tsx";
import { Section } from "../../../components/ui/section.tsx";
import type { ListedWebhook } from "#domain/connections/webhook.ts";
import { EmptyState } from "../../../components/ui/empty-state.tsx";
import { Table } from "../../../components/ui/table.tsx";
import { Link } from "../../../routing/link.tsx";

const columns = ["address", "types", "state", "waiting"] as const;

function WebhookTable({ webhooks }: { webhooks: readonly ListedWebhook[] }) {
  const { text, format } = useText();
  return (
    <div className="grid gap-4 [&>*]:min-w-0">
      <h2 className="text-xl">{text("connections.webhooks")}</h2>
      <p className="max-w-prose text-ink-soft">{text("connections.webhooks.text")}</p>
      {webhooks.length === 0 ? (
        <EmptyState title={text("connections.webhooks.none")}>
          {text("connections.webhooks.none.text")}
        </EmptyState>
      ) : (
        <Table
          label={text("connections.webhooks")}
          columns={columns.map((column) => text(`connections.webhook.${column}`))}
        >
          <tbody>
            {webhooks.map(({ id, url, description, types, state, waiting, failingSince }) => (
              <tr key={id}>
                <th scope="row" data-any-language>
                  <Link href={`/admin/settings/connections/${id}`} className="break-all">
                    <bdi dir="ltr">{url}</bdi>
                  </Link>
                  {description !== "" && (
                    <span className="block text-sm font-normal text-ink-soft">
                      <bdi>{description}</bdi>
                    </span>
                  )}
                </th>
                <td>
                  <bdi dir="ltr">{types.join(", ")}</bdi>
                </td>
                <td>
                  {text(`connections.webhook.state.${state}`)}
                  {failingSince !== null && (
                    <span className="block text-sm text-bad">
                      {text("connections.webhook.failing", { date: format.date(failingSince) })}
                    </span>
                  )}
                </td>
                <td>{format.number(waiting)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </div>
  );
}

const webhooksKey = "/api/admin/webhooks";

function NewWebhook() {
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
