import type { PaymentToLookAt } from "#domain/back-office/payments-to-look-at.ts";
import { freshForMs, paymentsKey } from "../../../components/back-office/keys.ts";
import { Waiting } from "../../../components/content/waiting.tsx";
import { DataTable } from "../../../components/ui/data-table.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Discrepancies } from "./discrepancies.tsx";

/** Everything that does not end by itself, by what is wrong with it. */
export function Payments() {
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
