import { useText } from "../../../i18n/text.tsx";
import { StaffPage } from "../../../shell/staff-page.tsx";
import { freshForMs, pausesKey, todayKey, paymentsKey } from "../../../components/back-office/keys.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { key } from "../../../data/api-key.ts";
import type { PaymentToLookAt } from "#domain/back-office/payments-to-look-at.ts";
import { Waiting } from "../../../components/content/waiting.tsx";
import { DataTable } from "../../../components/ui/data-table.tsx";
import { Discrepancies } from "./discrepancies.tsx";

export default function PaymentsScreen() {
  const { text } = useText();
  const title = text("admin-payments.title");
  return (
    <StaffPage title={title} description={text("admin-payments.intro")}>
      <p className="max-w-prose text-ink-soft">{text("admin-payments.intro")}</p>
      <Pauses />
      <Payments />
    </StaffPage>
  );
}

/** A provider was paused by an attack. Staff can end the pause if it was none. */
function Pauses() {
  const { text, format } = useText();
  const { data } = useApi(pausesKey, freshForMs);
  const { mutate, pending } = useMutation([pausesKey, todayKey]);
  return (
    <>
      {data?.map(({ id, provider, method, until, failures, reach }) => (
        <Notice
          key={id}
          tone="warn"
          title={
            provider
              ? text("admin-payments.pause.title", {
                  provider: [provider, method].filter(Boolean).join(" · "),
                })
              : text("admin-payments.pause.all")
          }
        >
          <p>{text("admin-payments.pause.text", { failures, until: format.dateTime(until) })}</p>
          {reach !== "account" && <p>{text(`admin-payments.pause.spares.${reach}`)}</p>}
          <Button
            variant="secondary"
            size="small"
            className="mt-3"
            pending={pending}
            onClick={() => void mutate("DELETE", key("/api/admin/payment-pauses/:id", { id: String(id) }))}
          >
            {text("admin-payments.pause.end")}
          </Button>
        </Notice>
      ))}
    </>
  );
}

function Payments() {
  const { data, error } = useApi(paymentsKey, freshForMs);
  if (!data) return <Waiting error={error} className="h-56" />;
  return (
    <>
      <Discrepancies discrepancies={data.discrepancies} />
      <PaymentList group="stuck" payments={data.stuck} />
      <PaymentList group="failed" payments={data.failed} />
    </>
  );
}

function PaymentList({ group, payments }: { group: "stuck" | "failed"; payments: PaymentToLookAt[] }) {
  const { text, format } = useText();
  const title = text(`admin-payments.${group}`);
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{title}</h2>
      <p className="max-w-prose text-ink-soft">{text(`admin-payments.${group}.text`)}</p>
      {payments.length === 0 ? (
        <p>{text("admin-payments.none")}</p>
      ) : (
        <DataTable
          label={title}
          rows={payments}
          rowKey={(payment) => payment.donationId}
          columns={[
            {
              head: text("admin-payments.reference"),
              heading: true,
              anyLanguage: true,
              cell: (payment) => <bdi dir="ltr">{payment.reference}</bdi>,
            },
            {
              head: text("admin-payments.date"),
              className: "whitespace-nowrap",
              cell: (payment) => format.dateTime(payment.createdAt),
            },
            {
              head: text("admin-payments.amount"),
              number: true,
              cell: (payment) => format.money(payment.amountCents),
            },
            {
              head: text("admin-payments.provider"),
              anyLanguage: true,
              cell: (payment) => payment.provider ?? "–",
            },
          ]}
        />
      )}
    </section>
  );
}
