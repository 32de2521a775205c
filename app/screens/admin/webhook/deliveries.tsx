import type { DeliveryPage } from "#domain/connections/webhook.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Form } from "../../../components/ui/form.tsx";
import { EmptyState } from "../../../components/ui/empty-state.tsx";
import { Table } from "../../../components/ui/table.tsx";
import { key } from "../../../data/api-key.ts";
import { typedText } from "../../../data/typed-text.ts";
import { useText } from "../../../i18n/text.tsx";
import { Attempts } from "./attempts.tsx";
import type { deliveriesKey } from "./view.ts";
import { TextField } from "../../../components/ui/text-field.tsx";

type Props = { page: DeliveryPage; source: ReturnType<typeof deliveriesKey> };
const columns = ["when", "type", "state", "attempts", "again"] as const;

export function Deliveries({ page: { webhook, deliveries }, source }: Props) {
  const { text, format } = useText();
  const { mutate, pending } = useMutation([source]);
  const { id } = webhook;
  const resend = (delivery: string) =>
    mutate("POST", key("/api/admin/webhooks/:id/deliveries/:delivery/resending", { id, delivery }));
  return (
    <div className="grid gap-4 [&>*]:min-w-0">
      <h2 className="text-xl">{text("connections.log")}</h2>
      <p className="max-w-prose text-ink-soft">{text("connections.log.text")}</p>
      {deliveries.length === 0 ? (
        <EmptyState title={text("connections.log.none")}>{text("connections.log.none.text")}</EmptyState>
      ) : (
        <Table
          label={text("connections.log")}
          columns={columns.map((column) => text(`connections.log.${column}`))}
        >
          <tbody>
            {deliveries.map((delivery) => (
              <tr key={delivery.id}>
                <td className="lg:whitespace-nowrap">
                  <time dateTime={delivery.at}>{format.dateTime(delivery.at)}</time>
                </td>
                <th scope="row" id={`delivery-${delivery.id}`}>
                  <bdi dir="ltr">{delivery.type}</bdi>
                </th>
                <td>
                  {text(`connections.log.state.${delivery.state}`)}
                  {delivery.nextAttemptAt !== null && delivery.attempts.length > 0 && (
                    <span className="block text-sm text-ink-soft">
                      {text("connections.log.next", { time: format.dateTime(delivery.nextAttemptAt) })}
                    </span>
                  )}
                </td>
                <td>
                  <Attempts attempts={delivery.attempts} body={delivery.body} />
                </td>
                <td>
                  <Button
                    variant="quiet"
                    size="small"
                    disabled={pending || delivery.state === "WAITING"}
                    aria-describedby={`delivery-${delivery.id}`}
                    onClick={() => void resend(String(delivery.id))}
                  >
                    {text("connections.log.resend")}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <ResendSince id={id} source={source} />
    </div>
  );
}

function ResendSince({ id, source }: { id: string; source: Props["source"] }) {
  const { text } = useText();
  const { mutate, pending } = useMutation([source]);
  const resend = async (typed: FormData) => {
    const at = new Date(typedText(typed, "since"));
    if (Number.isNaN(at.getTime())) return;
    await mutate("POST", key("/api/admin/webhooks/:id/resending", { id }), { since: at.toISOString() });
  };
  return (
    <Form onSubmit={resend} className="grid items-end gap-3 sm:grid-cols-[14rem_auto] sm:justify-start">
      <TextField
        label={text("connections.log.since")}
        hint={text("connections.log.since.hint")}
        required
        name="since"
        type="datetime-local"
      />
      <Button type="submit" variant="secondary" pending={pending}>
        {text("connections.log.resendSince")}
      </Button>
    </Form>
  );
}
