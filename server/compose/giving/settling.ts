import type pg from "pg";
import type { PaymentProvider } from "#adapters/payments/payment-provider.ts";
import { markWithdrawn, storedCardUses } from "#adapters/postgres/giving/card-uses.ts";
import type { storedDonations } from "#adapters/postgres/giving/donations.ts";
import { refundByTransfer, refundTransfer } from "#adapters/postgres/giving/refund-transfer.ts";
import { settleTogether, settleTransfers } from "#adapters/postgres/giving/settle-transfers.ts";
import { settlingWithin } from "#adapters/postgres/giving/settling.ts";
import { bookUnfit } from "#adapters/postgres/giving/suspense.ts";
import type { CountStep } from "#domain/analytics/count-steps.ts";
import { keepingUnfitMoney } from "#domain/giving/settle/keep-unfit-money.ts";
import { paidByBank, type PaidLine } from "#domain/giving/settle/paid-by-bank.ts";
import type { PaymentReport } from "#domain/giving/payment-report.ts";
import type { Payments } from "#domain/giving/ports.ts";
import { settleDonation } from "#domain/giving/settle/settle-donation.ts";
import type { CardTrust } from "#domain/giving/risk/card-trust.ts";
import { watchingCards } from "#domain/giving/risk/watch-cards.ts";
import { withdrawingTriedCards } from "#domain/giving/risk/tried-cards.ts";
import type { Holder } from "#domain/money/movement.ts";
import { bookMovement } from "#domain/ledger/book-movement.ts";
import { countedDonations, countPaid } from "../../giving/counted-donations.ts";

type Needs = {
  pool: pg.Pool;
  donations: ReturnType<typeof storedDonations>;
  payments: Payments;
  providers: readonly PaymentProvider[];
  countStep: CountStep;
  trust: CardTrust;
};

export function composeSettling({ pool, donations, payments, providers, countStep, trust }: Needs) {
  const { noteUses, noteDoubt } = storedCardUses(pool);
  const settle = keepingUnfitMoney({
    settle: withdrawingTriedCards({
      settle: watchingCards({
        settle: settleDonation({ donations, book: bookMovement }),
        trust,
        noteUses,
        noteDoubt,
      }),
      isStrained: trust.isStrained,
      payments,
      markWithdrawn: (payment, at) => markWithdrawn(pool, payment, at),
      clock: () => new Date(),
    }),
    book: bookUnfit(pool),
    findMonthly: donations.findMonthly,
    endSubscription: async ({ provider, subscriptionId }) =>
      providers.find(({ name }) => name === provider)?.subscriptions.cancel(subscriptionId),
  });
  const settleAtBank = (client: pg.PoolClient, report: PaymentReport, holder: Holder) =>
    settleDonation({
      donations: countedDonations({ ...donations, ...settlingWithin(client) }, countStep),
      book: (movement) => bookMovement({ ...movement, holder }),
    })(report);
  /** In the transaction that matches the line. */
  const settleLine = (client: pg.PoolClient, paid: PaidLine) =>
    settleAtBank(client, paidByBank(paid), "statement");
  /** For many lines whose donations the transaction has locked. */
  const settleLines = async (client: pg.PoolClient, paid: readonly PaidLine[]): Promise<void> => {
    const held = paid.map((each) => ({ ...each, holder: "statement" }) as const);
    countPaid(await settleTogether(client, held), countStep);
  };
  return {
    settle,
    settleLine,
    settleTransfers: settleTransfers(settleLines),
    refundTransfer: refundTransfer(settleAtBank),
    refundByTransfer: refundByTransfer(pool, settleAtBank),
  };
}
