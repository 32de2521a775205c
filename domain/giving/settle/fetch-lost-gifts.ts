import type { PaymentReport, Provider } from "../payment-report.ts";
import type { Payments, ReturnedSince } from "../ports.ts";
import type { PaymentMemory, RecalledPayment } from "./recalled-payment.ts";
import type { SettleOutcome } from "./settle-donation.ts";

type Needs = {
  payments: Pick<Payments, "fetch">;
  /** In the same order. */
  unknownAmong: (provider: Provider, paymentIds: readonly string[]) => Promise<readonly string[]>;
  recreate: (report: PaymentReport, recalled: RecalledPayment) => Promise<unknown>;
  settle: (report: PaymentReport) => Promise<SettleOutcome>;
};

export type AskedProvider = Readonly<{ name: Provider; memory: PaymentMemory; returnedSince: ReturnedSince }>;

export type Fetched = Readonly<{
  recreated: number;
  renewed: number;
  unfit: number;
  /** Known gifts that were refunded meanwhile. */
  returned: number;
}>;

type Tell = (progress: Readonly<{ done: number; of: number }>) => void;

/** Fetches a provider's payments and refunds since a backup, oldest first, so that plans exist before charges. Repeatable. */
export const fetchLostGifts =
  ({ payments, unknownAmong, recreate, settle }: Needs) =>
  async (
    { name, memory, returnedSince }: AskedProvider,
    since: Date,
    tell: Tell = () => {},
  ): Promise<Fetched | "unavailable"> => {
    const begun = await memory.begunSince(since);
    const sentBack = await returnedSince(since);
    if (begun === "unavailable" || sentBack === "unavailable") return "unavailable";
    const counts = { recreated: 0, renewed: 0, unfit: 0, returned: 0 };
    const lost = await unknownAmong(name, begun);
    const unknown = new Set(await unknownAmong(name, sentBack));
    const returned = sentBack.filter((paymentId) => !unknown.has(paymentId));
    const steps = [
      ...lost.map((paymentId) => () => follow(paymentId)),
      ...returned.map((paymentId) => () => followReturned(paymentId)),
    ];
    const failures: unknown[] = [];
    for (const [place, step] of steps.entries()) {
      const answer = await step().catch((error: unknown) => void failures.push(error));
      if (answer === "unavailable") return answer;
      tell({ done: place + 1, of: steps.length });
    }
    // Continue after a failure; report it afterwards and look at all payments again next time.
    if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join("; "));
    return counts;

    async function follow(paymentId: string): Promise<"unavailable" | undefined> {
      const report = await payments.fetch({ provider: name, paymentId });
      if (report === "unavailable") return report;
      if (report === "unknown" || isOver(report)) return undefined;
      const recalled = await memory.recall(paymentId);
      if (recalled === "unavailable") return recalled;
      if (recalled === "not_ours") {
        // The provider account may serve others too.
        if (report.subscriptionId === null) return undefined;
      } else if ((await recreate(report, recalled)) === "recreated") counts.recreated++;
      const outcome = await settle(report);
      if (!outcome.ok && report.state === "paid") counts.unfit++;
      if (outcome.ok && recalled === "not_ours") counts.renewed++;
      return undefined;
    }

    async function followReturned(paymentId: string): Promise<"unavailable" | undefined> {
      const report = await payments.fetch({ provider: name, paymentId });
      if (report === "unavailable") return report;
      if (report === "unknown") return undefined;
      const outcome = await settle(report);
      if (outcome.ok && outcome.changed) counts.returned++;
      return undefined;
    }
  };

/** Unpaid and no longer payable. */
const isOver = ({ state }: PaymentReport): boolean => state === "failed" || state === "cancelled";
