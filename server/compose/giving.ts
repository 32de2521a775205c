import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { oneOf, type PausedAt } from "#adapters/payments/one-of.ts";
import { suspendedAccounts } from "#adapters/payments/suspended-accounts.ts";
import type { SettleWithin } from "#adapters/postgres/donation-admin/bank-gifts.ts";
import { storedDonations } from "#adapters/postgres/giving/donations.ts";
import { storedNotices } from "#adapters/postgres/giving/notices.ts";
import { storedPaymentSessions } from "#adapters/postgres/giving/payment-sessions.ts";
import { markWithdrawn } from "#adapters/postgres/giving/failed-tries.ts";
import { keptGifts } from "#adapters/postgres/giving/kept-gifts.ts";
import type { Donor } from "#adapters/postgres/giving/of-donor.ts";
import { markExpired } from "#adapters/postgres/giving/overdue.ts";
import { isOurPayment } from "#adapters/postgres/giving/notices.ts";
import { paymentsWithoutFee } from "#adapters/postgres/giving/payments-without-fee.ts";
import { storedProviderCosts } from "#adapters/postgres/giving/provider-costs.ts";
import { bookUnfit } from "#adapters/postgres/giving/suspense.ts";
import { settlingWithin } from "#adapters/postgres/giving/settling.ts";
import { activeMonthlyCents } from "#adapters/postgres/giving/active-monthly-cents.ts";
import { rateLimit } from "#adapters/postgres/base/rate-limit.ts";
import type { CountStep } from "#domain/analytics/count-steps.ts";
import type { Content } from "#domain/content/ports.ts";
import { expireDonation } from "#domain/giving/expire-donation.ts";
import { handleProviderNotice } from "#domain/giving/handle-provider-notice.ts";
import { handleUnsignedNotice } from "#domain/giving/handle-unsigned-notice.ts";
import { keepingUnfitMoney } from "#domain/giving/keep-unfit-money.ts";
import { fetchCosts } from "#domain/giving/fetch-costs.ts";
import { fetchFees } from "#domain/giving/fetch-fees.ts";
import { sumUp } from "#domain/giving/my-giving.ts";
import { openPaymentSession } from "#domain/giving/open-payment-session.ts";
import { paidByBank } from "#domain/giving/paid-by-bank.ts";
import type { Provider } from "#domain/giving/payment-report.ts";
import { referenceBytes, referenceFrom } from "#domain/giving/reference.ts";
import { settleDonation } from "#domain/giving/settle-donation.ts";
import { startDonation } from "#domain/giving/start-donation.ts";
import { withdrawingTriedCards } from "#domain/giving/tried-cards.ts";
import { bookMovement } from "#domain/ledger/book-movement.ts";
import type { FeeRates } from "#domain/money/cover-fees.ts";
import type { Config } from "../config.ts";
import { mollieAllowance } from "../webhooks/mollie-allowance.ts";
import { countedDonations } from "./counted-donations.ts";
import { givingForAdmin } from "./giving-for-admin.ts";
import { givingJobs } from "./giving-jobs.ts";
import { purposesFrom } from "./open-purposes.ts";
import { composeMonthly } from "./monthly.ts";
import { providersFrom } from "./payment-providers.ts";
import { composeSandbox } from "./sandbox.ts";

const secretBytes = 32;
/** More than anyone gives in a life of monthly gifts; the sums do not depend on it. */
const maxListed = 1000;
const clock = () => new Date();
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
  onSuspended: (provider: Provider, what: string) => void;
};

export function composeGiving(needs: Needs) {
  const { config, pool, content, mayGive, feeRates, countStep, pausedAt, onSuspended } = needs;
  const donations = countedDonations(storedDonations(pool), countStep);
  const notices = storedNotices(pool);
  const accounts = suspendedAccounts({ now: Date.now, onSuspended });
  const { stripe, mollie, ...known } = providersFrom(config, pool);
  const serving = known.serving.map(accounts.watched);
  const retired = known.retired.map(accounts.watched);
  const payments = oneOf(serving, { retired, pausedAt, isSuspended: accounts.isSuspended });
  const providers = [...serving, ...retired];
  const settle = keepingUnfitMoney({
    settle: withdrawingTriedCards({
      settle: settleDonation({ donations, book: bookMovement }),
      payments,
      markWithdrawn: (payment, at) => markWithdrawn(pool, payment, at),
      clock,
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
  const noticeNeeds = { notices, payments, settle, clock };
  const handleNotice = handleProviderNotice(noticeNeeds);
  const learn = fetchFees({
    providers: providers.flatMap(({ name, fees }) => (fees ? [{ name, fees }] : [])),
    withoutFee: (provider, paidAfter, most) => paymentsWithoutFee(pool, provider, paidAfter, most),
    settle,
    clock,
  });
  const costs = fetchCosts({
    providers: providers.flatMap(({ name, costs: tell }) => (tell ? [{ name, costs: tell }] : [])),
    ...storedProviderCosts(pool),
    clock,
  });
  const expire = expireDonation({
    payments,
    settle,
    markExpired: (donationId, at) => markExpired(pool, donationId, at),
    giveUp: donations.giveUp,
    clock,
  });
  const sandbox = composeSandbox(config, pool);

  return {
    openPaymentSession: openPaymentSession({
      sessions: storedPaymentSessions(pool),
      payments,
      isServed: mayGive,
      feeRates,
      newSecret: () => randomBytes(secretBytes).toString("base64url"),
      clock,
    }),
    startDonation: startDonation({
      donations,
      payments,
      purposes: purposesFrom(content),
      isServed: mayGive,
      newId: randomUUID,
      newReference,
      clock,
      pause: (ms) => pause(ms),
    }),
    findForSecret: donations.findForSecret,
    ofSecret: async (clientSecret: string, userId: string | null) =>
      (await donations.ofSession(clientSecret, userId))?.donation ?? null,
    listOf: (donor: Donor) => donations.ofDonor(donor, maxListed),
    sumOf: async (donor: Donor) => {
      const [kept, active] = await Promise.all([keptGifts(pool, donor), activeMonthlyCents(pool, donor)]);
      return sumUp(kept, active, clock());
    },
    monthly,
    handleProviderNotice: handleNotice,
    admin: { ...givingForAdmin({ payments, settle, newReference }), settleWithin },
    payments,
    providers,
    settle,
    stripe,
    mollie: mollie && {
      handleUnsignedNotice: handleUnsignedNotice(noticeNeeds),
      mayAsk: mollieAllowance({
        allow: rateLimit(pool),
        isOurs: (paymentId) => isOurPayment(pool, "mollie", paymentId),
        trustedProxies: config.trustedProxies,
      }),
    },
    /** Whether there is a provider, but none that serves a browser without JavaScript. */
    needsScript: serving.length > 0 && !serving.some(({ hasHostedPage }) => hasHostedPage),
    sandbox: config.paymentProviders.includes("sandbox") ? sandbox.webhook : null,

    fetchCosts: costs,
    fetchFees: learn,
    sandboxJobs: { sendNotices: sandbox.sendNotices, collectCharges: sandbox.collectCharges },
    ...givingJobs({ pool, donations, notices, payments, settle, handleNotice, expire }),
  };
}
