import { adminAgreementsCalls } from "./periodic/admin-agreements.ts";
import { adminAnalyticsCalls } from "./analytics/admin-analytics.ts";
import { adminAnbiFormCalls } from "./ledger/admin-anbi-form.ts";
import { adminAnnualCalls } from "./ledger/admin-annual.ts";
import { adminApplicationsCalls } from "./applications/admin-applications.ts";
import { adminBooksCalls } from "./ledger/admin-books.ts";
import { adminEntriesCalls } from "./ledger/admin-entries.ts";
import { adminBankCalls } from "./bank/admin-bank.ts";
import { adminBookYearsCalls } from "./ledger/admin-book-years.ts";
import { adminContentCalls } from "./content/admin-content.ts";
import { adminDonationsCalls } from "./giving/admin-donations.ts";
import { adminDoubtfulGiftsCalls } from "./giving/admin-doubtful-gifts.ts";
import { adminEnteredGiftsCalls } from "./giving/admin-entered-gifts.ts";
import { adminGiftImportsCalls } from "./giving/admin-gift-imports.ts";
import { adminExpensesCalls } from "./ledger/admin-expenses.ts";
import { adminExportsCalls } from "./back-office/admin-exports.ts";
import { adminFiguresCalls } from "./figures/admin-figures.ts";
import { adminFirstStepsCalls } from "./back-office/admin-first-steps.ts";
import { adminIdentityCalls } from "./site/admin-identity.ts";
import { adminOpenDataCalls } from "./open-data/admin-open-data.ts";
import { adminPayoutsCalls } from "./bank/admin-payouts.ts";
import { adminPublicCopiesCalls } from "./ledger/admin-public-copies.ts";
import { adminResultsCalls } from "./results/admin-results.ts";
import { adminReviewCalls } from "./applications/admin-review.ts";
import { adminRunningCalls } from "./running/admin-running.ts";
import { adminSettingsCalls } from "./site/admin-settings.ts";
import { adminTokensCalls } from "./connections/admin-tokens.ts";
import { adminTodayCalls } from "./back-office/admin-today.ts";
import { adminUploadsCalls } from "./content/admin-uploads.ts";
import { adminUsersCalls } from "./accounts/admin-users.ts";
import { adminWebhooksCalls } from "./connections/admin-webhooks.ts";
import { contactCalls } from "./site/contact.ts";
import { contentCalls } from "./content/content.ts";
import { decisionTimesCalls } from "./applications/decision-times.ts";
import { eventsCalls } from "./content/events.ts";
import { figuresCalls } from "./figures/figures.ts";
import { givingCalls } from "./giving/giving.ts";
import { grantDraftsCalls } from "./applications/grant-drafts.ts";
import { grantsCalls } from "./applications/grants.ts";
import { listsCalls } from "./lists.ts";
import { loginCalls } from "./accounts/login.ts";
import { monthlyGiftsCalls } from "./giving/monthly-gifts.ts";
import { myDonationsCalls } from "./giving/my-donations.ts";
import { myPapersCalls } from "./giving/my-papers.ts";
import { legalTextsCalls } from "./content/legal-texts.ts";
import { publicKindCalls } from "./content/public-kinds.ts";
import { openDataCalls } from "./open-data/open-data.ts";
import { openExpensesCalls } from "./ledger/open-expenses.ts";
import { ownApplicationsCalls } from "./applications/own-applications.ts";
import { partnershipCalls } from "./applications/partnership.ts";
import { passkeysCalls } from "./accounts/passkeys.ts";
import { paymentPausesCalls } from "./giving/payment-pauses.ts";
import { picturesCalls } from "./transparency/pictures.ts";
import { periodicAgreementsCalls } from "./periodic/periodic-agreements.ts";
import { pictureCalls } from "./accounts/picture.ts";
import { preferencesCalls } from "./privacy/preferences.ts";
import { privacyCalls } from "./privacy/privacy.ts";
import { programsAndProjectsCalls } from "./content/programs-and-projects.ts";
import { proofCalls } from "./accounts/proof.ts";
import { proofsCalls } from "./proofs/proofs.ts";
import { resultsCalls } from "./results/results.ts";
import { sessionsCalls } from "./accounts/sessions.ts";
import { siteCalls } from "./site/site.ts";
import { supportCalls } from "./support/support.ts";
import { transferCalls } from "./giving/transfers.ts";
import { transparencyCalls } from "./transparency/transparency.ts";
import { volunteeringCalls } from "./applications/volunteering.ts";

/** Every call of the site and its back office. Pages take its type alone: schemas cost visitors no bytes. */
export const contract = {
  ...adminAgreementsCalls,
  ...adminAnalyticsCalls,
  ...adminAnbiFormCalls,
  ...adminAnnualCalls,
  ...adminApplicationsCalls,
  ...adminContentCalls,
  ...adminDonationsCalls,
  ...adminDoubtfulGiftsCalls,
  ...adminBankCalls,
  ...adminEnteredGiftsCalls,
  ...adminGiftImportsCalls,
  ...adminExpensesCalls,
  ...adminBooksCalls,
  ...adminEntriesCalls,
  ...adminBookYearsCalls,
  ...adminOpenDataCalls,
  ...adminPayoutsCalls,
  ...adminExportsCalls,
  ...adminFiguresCalls,
  ...adminFirstStepsCalls,
  ...adminIdentityCalls,
  ...adminPublicCopiesCalls,
  ...adminResultsCalls,
  ...adminReviewCalls,
  ...adminRunningCalls,
  ...adminSettingsCalls,
  ...adminTokensCalls,
  ...adminTodayCalls,
  ...adminUploadsCalls,
  ...adminUsersCalls,
  ...adminWebhooksCalls,
  ...contactCalls,
  ...contentCalls,
  ...decisionTimesCalls,
  ...eventsCalls,
  ...figuresCalls,
  ...givingCalls,
  ...grantDraftsCalls,
  ...grantsCalls,
  ...listsCalls,
  ...loginCalls,
  ...monthlyGiftsCalls,
  ...myDonationsCalls,
  ...myPapersCalls,
  ...legalTextsCalls,
  ...publicKindCalls,
  ...openDataCalls,
  ...openExpensesCalls,
  ...ownApplicationsCalls,
  ...partnershipCalls,
  ...passkeysCalls,
  ...paymentPausesCalls,
  ...picturesCalls,
  ...periodicAgreementsCalls,
  ...pictureCalls,
  ...preferencesCalls,
  ...privacyCalls,
  ...programsAndProjectsCalls,
  ...proofCalls,
  ...proofsCalls,
  ...resultsCalls,
  ...sessionsCalls,
  ...siteCalls,
  ...supportCalls,
  ...transferCalls,
  ...transparencyCalls,
  ...volunteeringCalls,
};
export type Contract = typeof contract;
