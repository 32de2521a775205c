import type { ListedWebhook } from "#domain/connections/webhook.ts";
import { EmptyState } from "../../../components/ui/empty-state.tsx";
import { Table } from "../../../components/ui/table.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";

const columns = ["address", "types", "state", "waiting"] as const;

export function WebhookTable({ webhooks }: { webhooks: readonly ListedWebhook[] }) {
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
