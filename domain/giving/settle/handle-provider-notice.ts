import { dayMs } from "#domain/calendar/day.ts";
import type { PaymentReport } from "../payment-report.ts";
import type { Notice, Notices, Payments } from "../ports.ts";
import type { SettleOutcome } from "./settle-donation.ts";

type Needs = {
  notices: Notices;
  payments: Pick<Payments, "fetch" | "withdraw">;
  settle: (report: PaymentReport, notice: Notice) => Promise<SettleOutcome>;
  clock: () => Date;
};

export type NoticeOutcome =
  | Readonly<{ ok: true; repeated: boolean }>
  | Readonly<{ ok: false; reason: "unknown_payment" | "kept_for_later" }>;

/** A charge can be reported before its monthly donation exists. The first payment is fetched within minutes. */
const mayYetBeginMs = 3 * dayMs;

/** A notice only triggers a query, whose answer is settled. If the provider does not answer, the notice is kept for a retry. */
export const handleProviderNotice =
  ({ notices, payments, settle, clock }: Needs) =>
  async (notice: Notice): Promise<NoticeOutcome> => {
    if (await notices.isDone(notice)) return { ok: true, repeated: true };

    const report = await payments.fetch(notice);
    if (report === "unavailable") {
      await notices.keep(notice, clock());
      return { ok: false, reason: "kept_for_later" };
    }
    if (report === "unknown") return { ok: false, reason: "unknown_payment" };

    const outcome = await settle(report, notice);
    if (!outcome.ok && outcome.reason === "unknown_payment" && mayYetBegin(report, clock())) {
      await notices.keep(notice, clock());
      return { ok: false, reason: "kept_for_later" };
    }
    const withdraw = outcome.ok ? outcome.withdraw : [];
    for (const payment of withdraw) await payments.withdraw(payment);
    // A complete change was marked as done in the same transaction.
    if (!outcome.ok || !outcome.changed || withdraw.length > 0) await notices.done(notice, clock());
    return outcome.ok || outcome.reason !== "unknown_payment"
      ? { ok: true, repeated: false }
      : { ok: false, reason: "unknown_payment" };
  };

const mayYetBegin = ({ state, subscriptionId, paidAt }: PaymentReport, now: Date): boolean =>
  state === "paid" &&
  subscriptionId !== null &&
  paidAt !== null &&
  now.getTime() - new Date(paidAt).getTime() < mayYetBeginMs;
