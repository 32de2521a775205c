import type pg from "pg";
import { sandboxPaysOut } from "#adapters/payments/sandbox/payouts.ts";
import type { PaymentProvider } from "#adapters/payments/payment-provider.ts";
import { storedPayouts } from "#adapters/postgres/payouts/stored-payouts.ts";
import { bankBalances, expectedAt } from "#adapters/postgres/reconciliation/expected-balances.ts";
import { fetchPayouts } from "#domain/payouts/fetch-payouts.ts";
import { compareBalances } from "#domain/reconciliation/compare-balances.ts";
import { today } from "../timing/clock.ts";
import type { composeGiving } from "./giving.ts";

type Needs = {
  giving: Pick<ReturnType<typeof composeGiving>, "payments" | "settle"> & {
    providers: readonly PaymentProvider[];
  };
  /** What the bank showed before its payout was known. */
  explainAtBank: () => Promise<unknown>;
};

/** Money on its way from providers to the bank, and whether both say what the books say. */
export function composePayouts(pool: pg.Pool, { giving, explainAtBank }: Needs) {
  const sources = giving.providers.flatMap(({ name, payouts }) => (payouts ? [{ name, payouts }] : []));
  return {
    fetch: fetchPayouts({
      ...storedPayouts(pool),
      providers: sources,
      follow: async (payment) => {
        const report = await giving.payments.fetch(payment);
        return typeof report === "object" ? giving.settle(report) : report;
      },
      explainAtBank,
      clock: () => new Date(),
    }),
    compare: compareBalances({
      providers: sources.map(({ name, payouts }) => ({ name, balance: payouts.balance })),
      expectedAt: expectedAt(pool),
      bankAccounts: bankBalances(pool),
      today,
    }),
    /** In a demonstration. */
    paySandboxOut: sandboxPaysOut(pool),
  };
}
