import type pg from "pg";
import { unsettledBankGifts } from "#adapters/postgres/donation-admin/bank-gifts.ts";
import type { storedDonations } from "#adapters/postgres/giving/donations.ts";
import { waitingNotices } from "#adapters/postgres/giving/notices.ts";
import { numberReceipts as numberNext } from "#adapters/postgres/giving/receipts.ts";
import { overdueDonations } from "#adapters/postgres/giving/overdue.ts";
import { bookUnfit, paymentsInSuspense, unbookedUnfit } from "#adapters/postgres/giving/suspense.ts";
import { summariseLedger } from "#adapters/postgres/ledger/ledger-summary.ts";
import { catchUpWithPayments } from "#domain/giving/catch-up-with-payments.ts";
import { eachOf } from "#domain/giving/each-of.ts";
import { expireAbandoned } from "#domain/giving/expire-abandoned.ts";
import type { expireDonation } from "#domain/giving/expire-donation.ts";
import { followUnfitMoney } from "#domain/giving/follow-unfit-money.ts";
import type { handleProviderNotice } from "#domain/giving/handle-provider-notice.ts";
import { numberReceipts } from "#domain/giving/number-receipts.ts";
import { paidByBank } from "#domain/giving/paid-by-bank.ts";
import type { PaymentRef, PaymentReport } from "#domain/giving/payment-report.ts";
import type { Notices, Payments } from "#domain/giving/ports.ts";

const clock = () => new Date();

type Needs = {
  pool: pg.Pool;
  donations: Pick<ReturnType<typeof storedDonations>, "undecided">;
  notices: Pick<Notices, "done">;
  payments: Pick<Payments, "fetch">;
  settle: (report: PaymentReport) => ReturnType<Parameters<typeof handleProviderNotice>[0]["settle"]>;
  handleNotice: ReturnType<typeof handleProviderNotice>;
  expire: ReturnType<typeof expireDonation>;
};

/** What giving does without a donor. */
export function givingJobs({ pool, donations, notices, payments, settle, handleNotice, expire }: Needs) {
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
    /** What an interrupted run left between its two steps. */
    settleBankGifts: async () => eachOf(await unsettledBankGifts(pool), (line) => settle(paidByBank(line))),
    summariseLedger: () => summariseLedger(pool),
  };
}
