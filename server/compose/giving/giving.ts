import { randomBytes } from "node:crypto";
import type pg from "pg";
import type { carriedSessions } from "#adapters/postgres/giving/carried-sessions.ts";
import { storedDonations } from "#adapters/postgres/giving/donations.ts";
import { isOurPayment, storedNotices } from "#adapters/postgres/giving/notices.ts";
import { transferReport } from "#adapters/postgres/giving/refund-transfer.ts";
import { settleTransfer } from "#adapters/postgres/giving/settle-transfer.ts";
import { rateLimit } from "#adapters/postgres/base/rate-limit.ts";
import { shownDonations, sumsOfDonor } from "#adapters/postgres/giving/shown-donations.ts";
import type { CountStep } from "#domain/analytics/count-steps.ts";
import type { Content } from "#domain/content/ports.ts";
import type { Donor } from "#domain/giving/donor.ts";
import { sumUp } from "#domain/giving/my-giving.ts";
import { handleProviderNotice } from "#domain/giving/settle/handle-provider-notice.ts";
import { handleUnsignedNotice } from "#domain/giving/settle/handle-unsigned-notice.ts";
import { referenceBytes, referenceFrom } from "#domain/giving/reference.ts";
import type { FeeRates } from "#domain/money/cover-fees.ts";
import type { Config } from "../../config.ts";
import { noticeAllowance } from "../../webhooks/notice-allowance.ts";
import { countedDonations } from "../../giving/counted-donations.ts";
import { givingForAdmin } from "../../giving/giving-for-admin.ts";
import { paymentMethods } from "../../giving/payment-methods.ts";
import { givingJobs } from "./giving-jobs.ts";
import { composeLostGifts } from "./lost-gifts.ts";
import { composeMonthly } from "./monthly.ts";
import { composePayments } from "./payment-providers.ts";
import { composeSandbox } from "./sandbox.ts";
import { composeSettling } from "./settling.ts";
import { composeStarting } from "./starting.ts";
import { composeTransfers } from "./transfers.ts";

const clock = () => new Date();
const newReference = () => referenceFrom(randomBytes(referenceBytes));

type Needs = {
  config: Config;
  pool: pg.Pool;
  content: Content;
  mayGive: (country: string | null) => Promise<boolean>;
  feeRates: () => Promise<FeeRates>;
  countStep: CountStep;
  sessions: ReturnType<typeof carriedSessions>;
} & Parameters<typeof composePayments>[2];

export function composeGiving(needs: Needs) {
  const { config, pool, content, mayGive, countStep, sessions } = needs;
  const donations = countedDonations(storedDonations(pool, sessions.read), countStep);
  const notices = storedNotices(pool);
  const { online, quiet, providers, serving, needsScript, webhooks } = composePayments(config, pool, needs);
  const methods = paymentMethods({ serving, feeRates: needs.feeRates });
  const feeRates = methods.fees;
  const transfers = composeTransfers({ config, pool, content });
  const payments = quiet(transfers.beside(online));
  const { settle, settleLine, settleTransfers, refundTransfer, refundByTransfer } = composeSettling({
    pool,
    donations,
    payments,
    providers,
    countStep,
    trust: needs.trust,
  });
  const monthly = composeMonthly({ config, pool, content, providers, payments, settle, feeRates });
  const noticeNeeds = { notices, payments, settle, clock };
  const handleNotice = handleProviderNotice(noticeNeeds);
  const sandbox = composeSandbox(config, pool);

  return {
    ...composeStarting({
      pool,
      content,
      donations,
      payments,
      mayGive,
      methods,
      sessions,
      newReference,
      clock,
    }),
    ...composeOwnGiving(pool, donations),
    monthly,
    transfers,
    methods,
    takesOnline: quiet(online).isAvailable,
    /** What a matched line of a bank statement does to the gift it names. */
    settleTransfer: settleTransfer({ settle: settleLine, newReference }),
    settleTransfers,
    refundTransfer,
    handleProviderNotice: handleNotice,
    admin: givingForAdmin({
      payments,
      settle,
      newReference,
      refundByTransfer,
      transferReport: (paymentId) => transferReport(pool, paymentId),
    }),
    payments,
    providers,
    settle,
    webhooks,
    handleUnsignedNotice: handleUnsignedNotice(noticeNeeds),
    mayAskAbout: noticeAllowance({
      allow: rateLimit(pool),
      isOurs: ({ provider, paymentId }) => isOurPayment(pool, provider, paymentId),
      trustedProxies: config.trustedProxies,
    }),
    needsScript,
    sandbox: config.paymentProviders.includes("sandbox") ? sandbox.webhook : null,
    sandboxJobs: { sendNotices: sandbox.sendNotices, collectCharges: sandbox.collectCharges },
    fetchLostGifts: composeLostGifts({ pool, content, find: donations.find, payments, providers, settle }),
    ...givingJobs({ pool, donations, notices, payments, settle, handleNotice, providers }),
  };
}

type Donations = Pick<ReturnType<typeof storedDonations>, "findForSecret" | "ofSession">;

const composeOwnGiving = (pool: pg.Pool, donations: Donations) => ({
  findForSecret: donations.findForSecret,
  ofSecret: async (clientSecret: string, userId: string | null) =>
    (await donations.ofSession(clientSecret, userId))?.donation ?? null,
  listOf: (donor: Donor) => shownDonations(pool, donor),
  sumOf: async (donor: Donor) => {
    const { kept, monthlyCents } = await sumsOfDonor(pool, donor);
    return sumUp(kept, monthlyCents, new Date());
  },
});
