import type pg from "pg";
import type { PaymentProvider } from "#adapters/payments/payment-provider.ts";
import {
  markExpired,
  overdueDonations,
  paymentsWithoutFee,
  storedProviderCosts,
  unsettledBankGifts,
} from "#adapters/postgres/giving/unfinished-payments.ts";
import type { storedDonations } from "#adapters/postgres/giving/donations.ts";
import { waitingNotices } from "#adapters/postgres/giving/notices.ts";
import { numberReceipts as numberNext } from "#adapters/postgres/giving/receipts.ts";
import { bookUnfit, paymentsInSuspense, unbookedUnfit } from "#adapters/postgres/giving/suspense.ts";
import { dutchDate } from "#domain/calendar/dutch-date.ts";
import { summariseLedger } from "#adapters/postgres/ledger/ledger-summary.ts";
import { publishSums } from "#adapters/postgres/open-data/publish-sums.ts";
import { catchUpWithPayments } from "#domain/giving/settle/catch-up-with-payments.ts";
import { eachOf } from "#domain/giving/each-of.ts";
import { expireAbandoned } from "#domain/giving/start/expire-abandoned.ts";
import { expireDonation } from "#domain/giving/start/expire-donation.ts";
import { fetchCosts } from "#domain/giving/settle/fetch-costs.ts";
import { fetchFees } from "#domain/giving/settle/fetch-fees.ts";
import { followUnfitMoney } from "#domain/giving/settle/follow-unfit-money.ts";
import type { handleProviderNotice } from "#domain/giving/settle/handle-provider-notice.ts";
import { numberReceipts } from "#domain/giving/settle/number-receipts.ts";
import { paidByBank } from "#domain/giving/settle/paid-by-bank.ts";
import type { PaymentRef, PaymentReport } from "#domain/giving/payment-report.ts";
import type { Notices, Payments } from "#domain/giving/ports.ts";

const clock = () => new Date();

type Needs = {
  pool: pg.Pool;
  donations: Pick<ReturnType<typeof storedDonations>, "undecided" | "giveUp">;
  notices: Pick<Notices, "done">;
  payments: Payments;
  settle: (report: PaymentReport) => ReturnType<Parameters<typeof handleProviderNotice>[0]["settle"]>;
  handleNotice: ReturnType<typeof handleProviderNotice>;
  providers: readonly PaymentProvider[];
};

export function givingJobs(needs: Needs) {
  const { pool, donations, notices, payments, settle, handleNotice, providers } = needs;
  const expire = expireDonation({
    payments,
    settle,
    markExpired: (donationId, at) => markExpired(pool, donationId, at),
    giveUp: donations.giveUp,
    clock,
  });
  const follow = async (payment: PaymentRef) => {
    const report = await payments.fetch(payment);
    return typeof report === "object" ? settle(report) : report;
  };
  return {
    catchUpWithPayments: catchUpWithPayments({
      waitingNotices: (before, most) => waitingNotices(pool, before, most),
      undecided: donations.undecided,
      handleNotice,
      markDone: notices.done,
      follow,
      clock,
    }),
    expireAbandoned: expireAbandoned({
      overdue: (startedBefore, most) => overdueDonations(pool, startedBefore, most),
      expire,
      clock,
    }),
    followUnfit: followUnfitMoney({
      unbooked: () => unbookedUnfit(pool),
      book: bookUnfit(pool),
      lyingHere: (most) => paymentsInSuspense(pool, most),
      follow,
    }),
    numberReceipts: numberReceipts({ numberNext: (most, at) => numberNext(pool, most, at), clock }),
    /** Completes an interrupted run. */
    settleBankGifts: async () => eachOf(await unsettledBankGifts(pool), (line) => settle(paidByBank(line))),
    fetchFees: fetchFees({
      providers: providers.flatMap(({ name, fees }) => (fees ? [{ name, fees }] : [])),
      withoutFee: (provider, paidAfter, most) => paymentsWithoutFee(pool, provider, paidAfter, most),
      settle,
      clock,
    }),
    fetchCosts: fetchCosts({
      providers: providers.flatMap(({ name, costs }) => (costs ? [{ name, costs }] : [])),
      ...storedProviderCosts(pool),
      clock,
    }),
    summariseLedger: async () => {
      await summariseLedger(pool);
      await publishSums(pool, dutchDate(clock()));
    },
  };
}
