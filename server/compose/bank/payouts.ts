import type pg from "pg";
import { sandboxPaysOut } from "#adapters/payments/sandbox/payouts.ts";
import type { PaymentProvider } from "#adapters/payments/payment-provider.ts";
import { showPayout } from "#adapters/postgres/payouts/payouts-source.ts";
import { storedPayouts } from "#adapters/postgres/payouts/stored-payouts.ts";
import { bankBalances, expectedAt } from "#adapters/postgres/reconciliation/expected-balances.ts";
import { noteAsked } from "#adapters/postgres/reconciliation/note-asked.ts";
import { keepComparisons } from "#adapters/postgres/reconciliation/reconciliations.ts";
import { showReconciliation } from "#adapters/postgres/reconciliation/show-reconciliation.ts";
import type { Actor } from "#domain/audit/audit-entry.ts";
import { fetchPayouts } from "#domain/payouts/fetch-payouts.ts";
import { compareBalances } from "#domain/reconciliation/compare-balances.ts";
import { today } from "../../timing/clock.ts";
import type { composeGiving } from "../giving/giving.ts";

type Needs = {
  giving: Pick<ReturnType<typeof composeGiving>, "payments" | "settle"> & {
    providers: readonly PaymentProvider[];
  };
  /** What the bank showed before its payout was known. */
  matchAtBank: () => Promise<unknown>;
};

/** Money on its way from providers to the bank, and whether both say what the books say. */
export function composePayouts(pool: pg.Pool, { giving, matchAtBank }: Needs) {
  const sources = giving.providers.flatMap(({ name, payouts }) => (payouts ? [{ name, payouts }] : []));
  const hasSandbox = sources.some(({ name }) => name === "sandbox");
  const note = noteAsked(pool);
  const show = showReconciliation(pool);
  const paySandboxOut = sandboxPaysOut(pool);
  const fetch = fetchPayouts({
    ...storedPayouts(pool),
    providers: sources,
    follow: async (payment) => {
      const report = await giving.payments.fetch(payment);
      return typeof report === "object" ? giving.settle(report) : report;
    },
    matchAtBank,
    clock: () => new Date(),
  });
  const compareAsRead = compareBalances({
    providers: sources.map(({ name, payouts }) => ({ name, balance: payouts.balance })),
    expectedAt: expectedAt(pool),
    bankAccounts: bankBalances(pool),
    today,
  });
  /** What went out an hour ago would be missing there; what cannot be read now is seen in the comparison. */
  const compare = async () => {
    await fetch().catch(() => undefined);
    return compareAsRead();
  };
  return {
    fetch,
    compare,
    paySandboxOut,
    show: showPayout(pool),
    reconciliation: async () => ({ ...(await show()), hasSandbox }),
    compareNow: async (by: Actor, requestId: string) => {
      await keepComparisons(pool, today(), await compare());
      await note("reconciliation.compared", by, requestId);
    },
    /** In the demo the sandbox pays out on request. */
    readNow: async (by: Actor, requestId: string) => {
      if (hasSandbox) await paySandboxOut("all", today());
      await fetch();
      await note("payouts.read", by, requestId);
    },
  };
}
