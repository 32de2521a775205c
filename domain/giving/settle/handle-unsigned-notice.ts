import { handleProviderNotice, type NoticeOutcome } from "./handle-provider-notice.ts";
import type { PaymentRef, PaymentReport } from "../payment-report.ts";

type Needs = Parameters<typeof handleProviderNotice>[0];

/** Anybody could send an unsigned notice, so the payment is fetched first. Its state names the event: the same news is stored once. */
export const handleUnsignedNotice =
  (needs: Needs) =>
  async (payment: PaymentRef): Promise<NoticeOutcome> => {
    const { payments, notices, clock } = needs;
    const report = await payments.fetch(payment);
    if (report === "unknown") return { ok: false, reason: "unknown_payment" };
    if (report === "unavailable") {
      // One event id for all of them: one query is enough, however many notices arrive.
      await notices.keep({ ...payment, eventId: `${payment.paymentId} unheard` }, clock());
      return { ok: false, reason: "kept_for_later" };
    }
    const handle = handleProviderNotice({
      ...needs,
      payments: { ...payments, fetch: () => Promise.resolve(report) },
    });
    return handle({ ...payment, eventId: eventIdOf(report) });
  };

/** Everything that can still change about a payment, in the report's order. A bank's reason can arrive late. */
const eventIdOf = ({
  paymentId,
  state,
  subscriptionId,
  returnCode,
  refunds,
  disputes,
  declines,
}: PaymentReport): string =>
  [
    paymentId,
    state,
    subscriptionId ?? "",
    returnCode ?? "",
    ...[...refunds, ...disputes].map((each) => `${each.id} ${each.state}`),
    ...(declines ?? []).map(({ id }) => id),
  ]
    .filter(Boolean)
    .join(" ");
