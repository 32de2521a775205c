import { carriedSessions } from "#adapters/postgres/giving/carried-sessions.ts";
import type { PaperRendering } from "../../pages/rendering.ts";
import type { composeCounting } from "../analytics/analytics.ts";
import type { composeBackup } from "../backup/backup.ts";
import { composeBank } from "../bank/bank.ts";
import { composePayouts } from "../bank/payouts.ts";
import { composeMail } from "../mail/mail.ts";
import { composeAgreementReminders } from "../periodic/agreement-reminders.ts";
import { composePeriodicAgreements } from "../periodic/periodic-agreements.ts";
import { composeProofs } from "../proofs/proofs.ts";
import type { Base } from "../site/base.ts";
import { composeDonationAdmin } from "./donation-admin.ts";
import { composeDonorPapers } from "./donor-papers.ts";
import { composeDoubtfulGifts } from "./doubtful-gifts.ts";
import { composeEnteredGifts } from "./entered-gifts.ts";
import { composeGivingSafety } from "./giving-safety.ts";
import { composeGiving } from "./giving.ts";
import { composePaymentPauses } from "./payment-pauses.ts";
import { notifyOfSuspendedAccounts } from "./suspended-account-mail.ts";
import { composeTrails } from "./trails.ts";

type Needs = Pick<ReturnType<typeof composeBackup>, "standstill"> & {
  papers: PaperRendering;
  countStep: ReturnType<typeof composeCounting>["count"];
};

/** The life of a donation: giving, its papers and mails, bank and payouts, and what staff do with it. */
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
    // The donor continues with the next provider. If the mail cannot be queued, the database is unavailable,
    // which is reported elsewhere.
    onSuspended: (provider, what) => void notifyOfSuspension(provider, what).catch(() => {}),
    mayGive: async (country) => (await countryRule(country)) === "FULL",
  });
  const { admin, settleTransfer, settleTransfers, transfers } = giving;
  const proofs = composeProofs(config, pool);
  const { checksOf } = proofs;
  const donorPapers = composeDonorPapers(config, pool, { identity, identityAt, papers, checksOf });
  const { letters: agreementLetters, ...reminders } = composeAgreementReminders(config, pool);
  const isDemo = config.mode === "demo";
  const bank = composeBank(pool, { ...admin, settleTransfer, settleTransfers, isDemo });
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
    doubtfulGifts: composeDoubtfulGifts(pool, donationAdmin),
    enteredGifts: composeEnteredGifts(pool, {
      content,
      settings: base.settings,
      newReference: admin.newReference,
    }),
  };
}
