import { dayMs } from "#domain/calendar/day.ts";
import { type Cents } from "#domain/money/cents.ts";
import { eachOf } from "../each-of.ts";
import { paidAtOf } from "./movements.ts";
import type { PaymentReport, Provider } from "../payment-report.ts";

/** By payment id. */
export type FeesSince = (since: Date) => Promise<ReadonlyMap<string, Cents> | "unavailable">;

type Needs = {
  /** Providers that report fees apart from payments. */
  providers: readonly Readonly<{ name: Provider; fees: FeesSince }>[];
  /** Paid without a known fee, oldest first. */
  withoutFee: (provider: Provider, paidAfter: Date, most: number) => Promise<PaymentReport[]>;
  settle: (report: PaymentReport) => Promise<unknown>;
  clock: () => Date;
};

const batch = 5000;
/** After this long no fee will be reported. */
const maxWaitMs = 60 * dayMs;

/** The fee is booked when known, never guessed, and only once. */
export const fetchFees =
  ({ providers, withoutFee, settle, clock }: Needs) =>
  async (): Promise<void> => {
    for (const { name, fees } of providers) {
      const unknown = await withoutFee(name, new Date(clock().getTime() - maxWaitMs), batch);
      const [oldest] = unknown;
      if (!oldest) continue;
      const reported = await fees(paidAtOf(oldest));
      if (reported === "unavailable") continue;
      await eachOf(unknown, async (report) => {
        const feeCents = reported.get(report.paymentId);
        if (feeCents !== undefined) await settle({ ...report, feeCents });
      });
    }
  };
