import type pg from "pg";
import { unsettledBankGifts } from "#adapters/postgres/donation-admin/bank-gifts.ts";
import type { storedDonations } from "#adapters/postgres/giving/donations.ts";
import { waitingNotices } from "#adapters/postgres/giving/notices.ts";
import { numberReceipts } from "#adapters/postgres/giving/receipts.ts";
import { overdueDonations } from "#adapters/postgres/giving/overdue.ts";
import { bookUnfit, paymentsInSuspense, unbookedUnfit } from "#adapters/postgres/giving/suspense.ts";
import { summariseLedger } from "#adapters/postgres/ledger/ledger-summary.ts";
import { askProviders } from "#domain/giving/ask-providers.ts";
import { eachOf } from "#domain/giving/each-of.ts";
import { unpaidLifeMs, type expireDonation } from "#domain/giving/expire-donation.ts";
import type { handleProviderNotice } from "#domain/giving/handle-provider-notice.ts";
import { paidByBank } from "#domain/giving/paid-by-bank.ts";
import type { PaymentRef, PaymentReport } from "#domain/giving/payment-report.ts";
import type { Notices, Payments } from "#domain/giving/ports.ts";

const batch = 100;
const receiptsAtOnce = 500;
/** After this long without a word the provider is asked; nothing depends on a notice arriving. */
const patienceMs = 60_000;
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
export function givingJobs(needs: Needs) {
  const { pool, donations, notices, payments, settle, handleNotice, expire } = needs;
  return {
    /** Payments that nobody has told us about for so long; in between, notices are trusted to come. */
    catchUpWithPayments: () => catchUp(new Date(Date.now() - patienceMs)),
    catchUp,
    expireAbandoned,
    settleBankGifts,
    followUnfit,
    numberReceipts: numberAllReceipts,
    summariseLedger: () => summariseLedger(pool),
  };

  async function expireAbandoned(): Promise<void> {
    for (const overdue of await overdueDonations(pool, new Date(Date.now() - unpaidLifeMs), batch))
      await expire(overdue);
  }

  /** On a great day they come faster than one round takes: it goes on until none waits. */
  async function numberAllReceipts(): Promise<void> {
    while ((await numberReceipts(pool, receiptsAtOnce, clock())).length === receiptsAtOnce);
  }

  /** Settles what the provider now says. */
  async function follow(payment: PaymentRef) {
    const report = await payments.fetch(payment);
    return typeof report === "object" ? settle(report) : report;
  }

  /** Money that fits no gift: what is not booked yet is, and what is lying here is asked about until it has gone. */
  async function followUnfit(): Promise<void> {
    await eachOf(await unbookedUnfit(pool), bookUnfit(pool));
    await askProviders(await paymentsInSuspense(pool, batch), follow);
  }

  /** What an earlier program left between its two steps. */
  async function settleBankGifts(): Promise<void> {
    await eachOf(await unsettledBankGifts(pool), (line) => settle(paidByBank(line)));
  }

  /** Payments that nobody has told us about for a while, and notices that could not be followed up at the time. */
  async function catchUp(before: Date): Promise<void> {
    await askProviders(await waitingNotices(pool, before, batch), async (notice) => {
      const outcome = await handleNotice(notice);
      // Somebody made it up while the provider could not be asked.
      if (!outcome.ok && outcome.reason === "unknown_payment") await notices.done(notice, clock());
    });
    await askProviders(await donations.undecided(before, batch), follow);
  }
}
