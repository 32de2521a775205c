import { periodicAgreementsCalls } from "./periodic/periodic-agreements.ts";
import { adminAnalyticsCalls } from "./analytics/admin-analytics.ts";
import { adminAnnualCalls } from "./ledger/admin-annual.ts";
import { adminApplicationsCalls } from "./applications/admin-applications.ts";
import { adminBooksCalls } from "./ledger/admin-books.ts";
import { adminChartCalls } from "./ledger/admin-chart.ts";
import { adminEntriesCalls } from "./ledger/admin-entries.ts";
import { adminBankCalls } from "./bank/admin-bank.ts";
import { adminContentCalls } from "./content/admin-content.ts";
import { campaignsCalls } from "./campaigns/campaigns.ts";
import { matchingCalls } from "./matching/matching.ts";
import { adminDonationsCalls } from "./giving/admin-donations.ts";
import { adminEnteredGiftsCalls } from "./giving/admin-entered-gifts.ts";
import { adminGiftImportsCalls } from "./giving/admin-gift-imports.ts";
import { expensesCalls } from "./ledger/expenses.ts";
import { adminBackOfficeCalls } from "./back-office/admin-back-office.ts";
import { figuresCalls } from "./figures/figures.ts";
import { siteCalls } from "./site/site.ts";
import { openDataCalls } from "./open-data/open-data.ts";
import { adminPayoutsCalls } from "./bank/admin-payouts.ts";
import { resultsCalls } from "./results/results.ts";
import { adminReviewCalls } from "./applications/admin-review.ts";
import { adminRunningCalls } from "./running/admin-running.ts";
import { connectionsCalls } from "./connections/connections.ts";
import { adminUsersCalls } from "./accounts/admin-users.ts";
import { consentCalls } from "./consent/consent.ts";
import { contactsCalls } from "./contacts/contacts.ts";
import { emailCampaignsCalls } from "./email-campaigns/email-campaigns.ts";
import { segmentsCalls } from "./contacts/segments.ts";
import { contentCalls } from "./content/content.ts";
import { applicationsCalls } from "./applications/applications.ts";
import { givingCalls } from "./giving/giving.ts";
import { listsCalls } from "./lists.ts";
import { loginCalls } from "./accounts/login.ts";
import { monthlyGiftsCalls } from "./giving/monthly-gifts.ts";
import { myPapersCalls } from "./giving/my-papers.ts";
import { publicKindCalls } from "./content/public-kinds.ts";
import { passkeysCalls } from "./accounts/passkeys.ts";
import { transparencyCalls } from "./transparency/transparency.ts";
import { sessionsCalls } from "./accounts/sessions.ts";
import { privacyCalls } from "./privacy/privacy.ts";
import { proofsCalls } from "./proofs/proofs.ts";
import { supportCalls } from "./support/support.ts";

/** Every call of the site and its back office. Pages take its type alone: schemas cost visitors no bytes. */
export const contract = {
  ...periodicAgreementsCalls,
  ...adminAnalyticsCalls,
  ...adminAnnualCalls,
  ...adminApplicationsCalls,
  ...adminContentCalls,
  ...adminDonationsCalls,
  ...campaignsCalls,
  ...matchingCalls,
  ...adminBankCalls,
  ...adminEnteredGiftsCalls,
  ...adminGiftImportsCalls,
  ...expensesCalls,
  ...adminBooksCalls,
  ...adminChartCalls,
  ...adminEntriesCalls,
  ...openDataCalls,
  ...adminPayoutsCalls,
  ...adminBackOfficeCalls,
  ...figuresCalls,
  ...siteCalls,
  ...resultsCalls,
  ...adminReviewCalls,
  ...adminRunningCalls,
  ...connectionsCalls,
  ...adminUsersCalls,
  ...consentCalls,
  ...contactsCalls,
  ...emailCampaignsCalls,
  ...segmentsCalls,
  ...contentCalls,
  ...applicationsCalls,
  ...givingCalls,
  ...listsCalls,
  ...loginCalls,
  ...monthlyGiftsCalls,
  ...myPapersCalls,
  ...publicKindCalls,
  ...passkeysCalls,
  ...transparencyCalls,
  ...sessionsCalls,
  ...privacyCalls,
  ...proofsCalls,
  ...supportCalls,
};
export type Contract = typeof contract;
