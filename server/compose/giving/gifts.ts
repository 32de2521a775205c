import type pg from "pg";
import { carriedSessions } from "#adapters/postgres/giving/carried-sessions.ts";
import { storedDoubts } from "#adapters/postgres/giving/doubtful-gifts.ts";
import { queueMails } from "#adapters/postgres/mail/outbox.ts";
import type { Actor } from "#domain/audit/audit-entry.ts";
import { refuseDoubtful } from "#domain/giving/risk/refuse-doubtful.ts";
import { suspendedAccountLetter } from "../../letters/giving-staff-letters.ts";
import { toStaff } from "../../letters/letter-writer.ts";
import type { PaperRendering } from "../../pages/rendering.ts";
import { today } from "../../timing/clock.ts";
import type { composeCounting } from "../analytics/analytics.ts";
import type { composeBackup } from "../backup/backup.ts";
import { composeBank } from "../bank/bank.ts";
import { composePayouts } from "../bank/payouts.ts";
import { purposeChoices } from "../content/news-and-events.ts";
import { composeMail } from "../mail/mail.ts";
import { composeAgreementReminders, composePeriodicAgreements } from "../periodic/periodic-agreements.ts";
import { composeProofs } from "../proofs/proofs.ts";
import type { Base } from "../site/base.ts";
import { composeCampaigns } from "../campaigns/campaigns.ts";
import { composeDonationAdmin } from "./donation-admin.ts";
import { composeDonorPapers } from "./donor-papers.ts";
import { composeEnteredGifts } from "./entered-gifts.ts";
import { composeGivingSafety } from "./giving-safety.ts";
import { composeGiving } from "./giving.ts";
import { composePaymentPauses } from "./payment-pauses.ts";
import { composeTrails } from "./trails.ts";

type Needs = Pick<ReturnType<typeof composeBackup>, "standstill"> & {
  papers: PaperRendering;
  countStep: ReturnType<typeof composeCounting>["count"];
};

export function composeGifts(base: Base, { papers, standstill, countStep }: Needs) {
  const { config, pool, content, staff, identity, identityAt, frame, countryRule } = base;
  const pauses = composePaymentPauses({ pool, staff });
  const notifyOfSuspension = notifyOfSuspendedAccounts(pool, staff);
  const sessions = carriedSessions(config.sessionSecrets);
  const giving = composeGiving({
    config,
    pool,
    sessions,
    content,
    pausedAt: pauses.pausedAt,
    trust: pauses.trust,
    isStill: standstill.isOn,
    feeRates: base.feeRates,
    countStep,
    // If the mail cannot be queued, the database is unavailable, which is reported elsewhere.
    onSuspended: (provider, what) => void notifyOfSuspension(provider, what).catch(() => {}),
    mayGive: async (country) => (await countryRule(country)) === "FULL",
  });
  const { admin, settleTransfer, settleTransfers, refundTransfer, transfers } = giving;
  const proofs = composeProofs(config, pool);
  const { checksOf } = proofs;
  const donorPapers = composeDonorPapers(config, pool, { identity, identityAt, papers, checksOf });
  const { letters: agreementLetters, ...reminders } = composeAgreementReminders(config, pool);
  const isDemo = config.mode === "demo";
  const { settings, sourceFor } = base;
  const enteredGifts = composeEnteredGifts(pool, { content, settings, newReference: admin.newReference });
  const bank = composeBank(pool, {
    ...admin,
    settleTransfer,
    settleTransfers,
    refundTransfer,
    purposeOfGift: enteredGifts.purposeOf,
    isEligible: purposeChoices(sourceFor).isEligible,
    isDemo,
  });
  const payouts = composePayouts(pool, { giving, matchAtBank: bank.matchPayouts });
  const { compare } = payouts;
  const donationAdmin = composeDonationAdmin(pool, { admin, publicUrl: config.publicUrl, staff });
  return {
    giving,
    ...composeGivingSafety({ config, pool, sessions, giving, pauses, staff, compare }),
    ...composeMail(config, pool, {
      frame,
      letters: { ...donorPapers.letters, ...agreementLetters, ...transfers.letters },
      papers: { ...donorPapers.attachments, ...transfers.attachments },
    }),
    donorPapers,
    proofs,
    ...composeTrails(pool),
    reminders,
    ...reminders,
    periodicAgreements: composePeriodicAgreements(config, pool, { identityAt, papers }),
    bank,
    payouts,
    donationAdmin,
    campaigns: composeCampaigns(pool, {
      content,
      publicUrl: config.publicUrl,
      refund: donationAdmin.refund,
    }),
    doubtfulGifts: composeDoubtfulGifts(pool, donationAdmin),
    enteredGifts,
  };
}

function composeDoubtfulGifts(
  pool: pg.Pool,
  { refund }: Pick<ReturnType<typeof composeDonationAdmin>, "refund">,
) {
  const doubts = storedDoubts(pool);
  return {
    accept: async (donationId: string, by: Actor, requestId: string): Promise<boolean> =>
      doubts.decide(donationId, "ACCEPTED", by, requestId),
    refuse: refuseDoubtful({ ...doubts, refund }),
  };
}

/** Every instance notices; the mail's cause limits it to one a day per provider. */
const notifyOfSuspendedAccounts =
  (pool: pg.Pool, staff: () => Promise<readonly string[]>) =>
  async (provider: string, what: string): Promise<void> => {
    const letter = suspendedAccountLetter({ provider, what });
    await queueMails(pool, toStaff(await staff(), `${provider}/${today()}`, letter));
  };
