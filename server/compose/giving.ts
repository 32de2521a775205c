import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import type { Logger } from "pino";
import { oneOf, type PausedAt } from "#adapters/payments/one-of.ts";
import { shutAccounts } from "#adapters/payments/shut-accounts.ts";
import { unsettledBankGifts, type SettleWithin } from "#adapters/postgres/donation-desk/bank-gifts.ts";
import {
  numberReceipts,
  storedDonations,
  storedNotices,
  storedSessions,
  waitingNotices,
} from "#adapters/postgres/giving.ts";
import { markWithdrawn } from "#adapters/postgres/giving/failed-tries.ts";
import { keptGifts } from "#adapters/postgres/giving/kept-gifts.ts";
import type { Donor } from "#adapters/postgres/giving/of-donor.ts";
import { markExpired, overdueDonations } from "#adapters/postgres/giving/overdue.ts";
import { isOurPayment } from "#adapters/postgres/giving/notices.ts";
import { paymentsWithoutFee } from "#adapters/postgres/giving/payments-without-fee.ts";
import { storedProviderCosts } from "#adapters/postgres/giving/provider-costs.ts";
import { bookUnfit, paymentsInSuspense, unbookedUnfit } from "#adapters/postgres/giving/suspense.ts";
import { settlingWithin } from "#adapters/postgres/giving/settling.ts";
import { activeMonthlyCents } from "#adapters/postgres/giving/recurring.ts";
import { summariseLedger } from "#adapters/postgres/ledger-summary.ts";
import { rateLimit } from "#adapters/postgres/rate-limit.ts";
import type { CountStep } from "#domain/analytics/count-steps.ts";
import type { Content } from "#domain/content/ports.ts";
import { askProviders } from "#domain/giving/ask-providers.ts";
import { eachOf } from "#domain/giving/each-of.ts";
import { expireDonation, unpaidLifeMs } from "#domain/giving/expire-donation.ts";
import { hearNotice } from "#domain/giving/hear-notice.ts";
import { hearNudge } from "#domain/giving/hear-nudge.ts";
import { keepingUnfitMoney } from "#domain/giving/keep-unfit-money.ts";
import { learnCosts } from "#domain/giving/learn-costs.ts";
import { learnFees } from "#domain/giving/learn-fees.ts";
import { sumUp } from "#domain/giving/my-giving.ts";
import { openSession } from "#domain/giving/open-session.ts";
import { paidByBank } from "#domain/giving/paid-by-bank.ts";
import type { PaymentRef, Provider } from "#domain/giving/payment-truth.ts";
import { referenceBytes, referenceFrom } from "#domain/giving/reference.ts";
import { settleDonation } from "#domain/giving/settle-donation.ts";
import { startDonation } from "#domain/giving/start-donation.ts";
import { withdrawingTriedCards } from "#domain/giving/tried-cards.ts";
import { bookMovement } from "#domain/ledger/book-movement.ts";
import type { FeeRates } from "#domain/money/cover-fees.ts";
import { repeat, type Repeated } from "#jobs/repeat.ts";
import type { Config } from "../config.ts";
import { mollieAllowance } from "../webhooks/mollie-allowance.ts";
import { countedDonations } from "./counted-donations.ts";
import { givingDesk } from "./giving-desk.ts";
import { purposesFrom } from "./open-purposes.ts";
import { composeMonthly } from "./monthly.ts";
import { providersFrom } from "./payment-providers.ts";
import { composeSandbox } from "./sandbox.ts";

const secretBytes = 32;
const batch = 100;
const receiptsAtOnce = 500;
/** More than anyone gives in a life of monthly gifts; the sums do not depend on it. */
const mostListed = 1000;
/** After this long without a word the provider is asked; nothing depends on a notice arriving. */
const patienceMs = 60_000;
const expireMs = 5 * 60_000;
/** Sums are exact without it; this keeps them quick. */
const summaryMs = 10_000;
const catchUpMs = 60 * 60_000;
const feesMs = 60 * 60_000;
/** Whoever's payment failed hears of it soon; a round without anything to do is two small questions. */
const careMs = 10_000;
const now = () => new Date();
const newReference = () => referenceFrom(randomBytes(referenceBytes));

type Needs = {
  config: Config;
  pool: pg.Pool;
  content: Content;
  mayGive: (country: string | null) => Promise<boolean>;
  feeRates: () => Promise<FeeRates>;
  countStep: CountStep;
  pausedAt: PausedAt;
  /** Someone is to be told that a provider refuses our account. */
  onShut: (provider: Provider, what: string) => void;
};

export function composeGiving(needs: Needs) {
  const { config, pool, content, mayGive, feeRates, countStep, pausedAt, onShut } = needs;
  const donations = countedDonations(storedDonations(pool), countStep);
  const notices = storedNotices(pool);
  const accounts = shutAccounts({ now: Date.now, onShut });
  const { stripe, mollie, ...known } = providersFrom(config, pool);
  const serving = known.serving.map(accounts.watched);
  const retired = known.retired.map(accounts.watched);
  const payments = oneOf(serving, { retired, pausedAt, isShut: accounts.isShut });
  const providers = [...serving, ...retired];
  const settle = keepingUnfitMoney({
    settle: withdrawingTriedCards({
      settle: settleDonation({ donations, book: bookMovement }),
      payments,
      markWithdrawn: (payment, at) => markWithdrawn(pool, payment, at),
      now,
    }),
    book: bookUnfit(pool),
    endSubscription: async ({ provider, subscriptionId }) => {
      if (subscriptionId === null || (await donations.findMonthly({ provider, subscriptionId }))) return;
      await providers.find(({ name }) => name === provider)?.subscriptions.cancel(subscriptionId);
    },
  });
  const settleWithin: SettleWithin = (client, paid) =>
    settleDonation({ donations: { ...donations, ...settlingWithin(client) }, book: bookMovement })(
      paidByBank(paid),
    );
  const monthly = composeMonthly({
    config,
    pool,
    content,
    providers,
    payments,
    settle,
    feeRates,
  });
  const hearing = { notices, payments, settle, now };
  const hear = hearNotice(hearing);
  const learn = learnFees({
    tellers: providers.flatMap(({ name, fees }) => (fees ? [{ name, fees }] : [])),
    withoutFee: (provider, paidAfter, most) => paymentsWithoutFee(pool, provider, paidAfter, most),
    settle,
    now,
  });
  const costs = learnCosts({
    tellers: providers.flatMap(({ name, costs: tell }) => (tell ? [{ name, costs: tell }] : [])),
    ...storedProviderCosts(pool),
    now,
  });
  const expire = expireDonation({
    payments,
    settle,
    markExpired: (donationId, at) => markExpired(pool, donationId, at),
    giveUp: donations.giveUp,
    now,
  });
  const workers: Repeated[] = [];
  const sandbox = composeSandbox(config, pool);

  return {
    openSession: openSession({
      sessions: storedSessions(pool),
      payments,
      isServed: mayGive,
      feeRates,
      newSecret: () => randomBytes(secretBytes).toString("base64url"),
      now,
    }),
    startDonation: startDonation({
      donations,
      payments,
      purposes: purposesFrom(content),
      isServed: mayGive,
      newId: randomUUID,
      newReference,
      now,
      pause: (ms) => pause(ms),
    }),
    findForSecret: donations.findForSecret,
    ofSecret: async (clientSecret: string, userId: string | null) =>
      (await donations.ofSession(clientSecret, userId))?.donation ?? null,
    listOf: (donor: Donor) => donations.ofDonor(donor, mostListed),
    sumOf: async (donor: Donor) => {
      const [kept, active] = await Promise.all([keptGifts(pool, donor), activeMonthlyCents(pool, donor)]);
      return sumUp(kept, active, now());
    },
    monthly,
    hearNotice: hear,
    desk: { ...givingDesk({ payments, settle, newReference }), settleWithin },
    payments,
    providers,
    settle,
    catchUp,
    expireAbandoned,
    settleBankGifts,
    followUnfit,
    learnCosts: costs,
    learnFees: learn,
    stripe,
    mollie: mollie && {
      hearNudge: hearNudge(hearing),
      mayAsk: mollieAllowance({
        allow: rateLimit(pool),
        isOurs: (paymentId) => isOurPayment(pool, "mollie", paymentId),
        trustedProxies: config.trustedProxies,
      }),
    },
    /** Whether there is a provider, but none that serves a browser without JavaScript. */
    needsScript: serving.length > 0 && !serving.some(({ hasHostedPage }) => hasHostedPage),
    sandbox: config.paymentProviders.includes("sandbox") ? sandbox.door : null,

    startGiving: (log: Logger, ownUrl: string): Repeated => {
      const onFailure = (error: unknown) => log.error({ error: String(error) }, "a giving job failed");
      workers.push(
        ...sandbox.start(ownUrl, onFailure),
        repeat(monthly.lookAfter, { everyMs: careMs, onFailure }),
        repeat(monthly.repeatUnanswered, { everyMs: patienceMs, onFailure }),
        repeat(monthly.catchUp, { everyMs: catchUpMs, onFailure }),
        repeat(learn, { everyMs: feesMs, onFailure }),
        repeat(costs, { everyMs: feesMs, onFailure }),
        repeat(followUnfit, { everyMs: feesMs, onFailure }),
        repeat(numberAllReceipts, { everyMs: 2_000, onFailure }),
        repeat(() => summariseLedger(pool), { everyMs: summaryMs, onFailure }),
        repeat(settleBankGifts, { everyMs: expireMs, onFailure }),
        repeat(expireAbandoned, { everyMs: expireMs, onFailure }),
        repeat(() => catchUp(new Date(Date.now() - patienceMs)), { everyMs: patienceMs, onFailure }),
      );
      return {
        nudge: () => {},
        stop: async () => {
          await Promise.all(workers.map((worker) => worker.stop()));
        },
      };
    },
  };

  async function expireAbandoned(): Promise<void> {
    for (const overdue of await overdueDonations(pool, new Date(Date.now() - unpaidLifeMs), batch))
      await expire(overdue);
  }

  /** On a great day they come faster than one round takes: it goes on until none waits. */
  async function numberAllReceipts(): Promise<void> {
    while ((await numberReceipts(pool, receiptsAtOnce, now())).length === receiptsAtOnce);
  }

  /** Settles what the provider now says. */
  async function follow(payment: PaymentRef) {
    const truth = await payments.fetch(payment);
    return typeof truth === "object" ? settle(truth) : truth;
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
      const heard = await hear(notice);
      // Somebody made it up while the provider could not be asked.
      if (!heard.ok && heard.reason === "unknown_payment") await notices.done(notice, now());
    });
    await askProviders(await donations.undecided(before, batch), follow);
  }
}
