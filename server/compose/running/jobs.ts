import { inLane } from "#adapters/postgres/base/lanes.ts";
import type { Job } from "#jobs/job.ts";
import { scheduled } from "#jobs/schedule.ts";
import type { Foundation } from "../../composition.ts";
import { today } from "../../timing/clock.ts";
import { whileDoing } from "../../traces/doing.ts";
import { inSpan } from "../../traces/tracing.ts";

/** The work of each scheduled job. `ownUrl`: the address of this server, for requests to itself. */
export const jobsOf = (foundation: Foundation, ownUrl: string): Job[] => {
  const { giving, donationAdmin, payouts } = foundation;
  const { monthly, sandboxJobs } = giving;
  const jobs = scheduled({
    "send-mail": foundation.sendMail(),
    "send-email-campaigns": foundation.sendCampaigns(),

    "deliver-webhooks": { run: ({ signal }) => foundation.webhooks.deliver(signal) },

    "catch-up-with-payments": { run: () => giving.catchUpWithPayments() },
    "match-donations": { run: foundation.matching.decide },
    "number-receipts": { run: giving.numberReceipts },
    "expire-abandoned-donations": { run: giving.expireAbandoned },
    "settle-bank-gifts": { run: giving.settleBankGifts },
    "import-bank-files": foundation.bank.importFiles,
    "release-accruals": { run: foundation.handEntries.release },
    "remind-of-transfers": { run: giving.transfers.jobs.remind },
    "lapse-transfers": { run: giving.transfers.jobs.lapse },
    "follow-unfit-money": { run: giving.followUnfit },
    "fetch-lost-gifts": {
      run: ({ log }) =>
        giving.fetchLostGifts((progress) => log.info(progress, "donations fetched after a restore")),
    },
    "pursue-refunds": { run: donationAdmin.pursueRefunds },
    "settle-campaign-offers": { run: foundation.campaigns.settle },
    "fetch-provider-fees": { run: giving.fetchFees },
    "fetch-provider-costs": { run: giving.fetchCosts },
    "fetch-payouts": { run: payouts.fetch },

    "maintain-monthly-gifts": { run: monthly.maintain },
    "repeat-unanswered-changes": { run: monthly.repeatUnanswered },
    "catch-up-with-monthly-charges": { run: monthly.catchUp },
    "remind-of-agreements": { run: foundation.remindOfAgreements },

    "summarise-ledger": { run: giving.summariseLedger },
    "summarise-gifts": { run: foundation.summariseGifts },
    "add-contacts": { run: foundation.addContactsOfDonors },
    "store-form-counts": { run: foundation.storeFormCounts, finish: foundation.storeFormCounts },

    "watch-for-attacks": { run: foundation.watchForAttack },
    "seal-gifts": { run: foundation.proofs.sealAtNight },
    "check-books": { run: foundation.checkBooksAtNight },

    "publish-scheduled-content": { run: foundation.publishScheduled },
    "make-documents": foundation.makeDocuments,
    "publish-open-data": foundation.openData.makeDaily,
    "look-for-faults": { run: foundation.alerts.look },
    "follow-log-level": { run: foundation.logLevel.follow },
    "watch-status": { run: foundation.status.note },
    "watch-anbi-deadline": { run: foundation.anbiDeadline.warn },

    "clear-expired-sign-ins": { run: foundation.clearExpired },
    "delete-expired-drafts": { run: foundation.deleteExpiredDrafts },
    "forget-origins": { run: foundation.forgetOrigins },
    "forget-donors-at-providers": {
      run: async ({ log }) => {
        const outcome = await foundation.forgetAtProviders();
        if (outcome.forgotten > 0 || outcome.stillKept > 0) log.info(outcome, "donors erased at providers");
      },
    },
    "apply-retention": {
      run: async ({ log }) => log.info(await foundation.applyRetention(), "retention periods applied"),
    },

    "send-sandbox-notices": sandboxJobs.sendNotices(ownUrl),
    "collect-sandbox-charges": { run: sandboxJobs.collectCharges },
    "pay-out-sandbox": { run: () => payouts.paySandboxOut("until_yesterday", today()) },

    "back-up": { run: foundation.backups.takeAtNight },
  });
  // A restored copy runs no jobs until a person resumes it.
  return jobs.map((job) => ({
    ...job,
    run: async (round) =>
      inLane("jobs", () =>
        whileDoing({ job: job.name }, async () =>
          (await foundation.standstill.isOn())
            ? undefined
            : inSpan(`job ${job.name}`, "internal", () => job.run(round)),
        ),
      ),
  }));
};
