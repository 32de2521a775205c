import { adminAgreementsCalls } from "./admin-agreements.ts";
import { adminAnalyticsCalls } from "./admin-analytics.ts";
import { adminAnbiFormCalls } from "./admin-anbi-form.ts";
import { adminAnnualCalls } from "./admin-annual.ts";
import { adminApplicationsCalls } from "./admin-applications.ts";
import { adminAuditCalls } from "./admin-audit.ts";
import { adminBooksCalls } from "./admin-books.ts";
import { adminEntriesCalls } from "./admin-entries.ts";
import { adminBankCalls } from "./admin-bank.ts";
import { adminBookYearsCalls } from "./admin-book-years.ts";
import { adminContentCalls } from "./admin-content.ts";
import { adminDonationsCalls } from "./admin-donations.ts";
import { adminDoubtfulGiftsCalls } from "./admin-doubtful-gifts.ts";
import { adminEnteredGiftsCalls } from "./admin-entered-gifts.ts";
import { adminGiftImportsCalls } from "./admin-gift-imports.ts";
import { adminExpensesCalls } from "./admin-expenses.ts";
import { adminExportsCalls } from "./admin-exports.ts";
import { adminFiguresCalls } from "./admin-figures.ts";
import { adminFirstStepsCalls } from "./admin-first-steps.ts";
import { adminIdentityCalls } from "./admin-identity.ts";
import { adminOpenDataCalls } from "./admin-open-data.ts";
import { adminPayoutsCalls } from "./admin-payouts.ts";
import { adminPublicCopiesCalls } from "./admin-public-copies.ts";
import { adminResultsCalls } from "./admin-results.ts";
import { adminReviewCalls } from "./admin-review.ts";
import { adminRunningCalls } from "./admin-running.ts";
import { adminSettingsCalls } from "./admin-settings.ts";
import { adminTokensCalls } from "./admin-tokens.ts";
import { adminTodayCalls } from "./admin-today.ts";
import { adminUploadsCalls } from "./admin-uploads.ts";
import { adminUsersCalls } from "./admin-users.ts";
import { adminWebhooksCalls } from "./admin-webhooks.ts";
import { contactCalls } from "./contact.ts";
import { contentCalls } from "./content.ts";
import { decisionTimesCalls } from "./decision-times.ts";
import { eventsCalls } from "./events.ts";
import { figuresCalls } from "./figures.ts";
import { givingCalls } from "./giving.ts";
import { grantDraftsCalls } from "./grant-drafts.ts";
import { grantsCalls } from "./grants.ts";
import { loginCalls } from "./login.ts";
import { monthlyGiftsCalls } from "./monthly-gifts.ts";
import { myDonationsCalls } from "./my-donations.ts";
import { myPapersCalls } from "./my-papers.ts";
import { newsCalls } from "./news.ts";
import { openDataCalls } from "./open-data.ts";
import { openExpensesCalls } from "./open-expenses.ts";
import { ownApplicationsCalls } from "./own-applications.ts";
import { partnershipCalls } from "./partnership.ts";
import { passkeysCalls } from "./passkeys.ts";
import { paymentPausesCalls } from "./payment-pauses.ts";
import { picturesCalls } from "./pictures.ts";
import { periodicAgreementsCalls } from "./periodic-agreements.ts";
import { pictureCalls } from "./picture.ts";
import { preferencesCalls } from "./preferences.ts";
import { privacyCalls } from "./privacy.ts";
import { programsAndProjectsCalls } from "./programs-and-projects.ts";
import { proofCalls } from "./proof.ts";
import { proofsCalls } from "./proofs.ts";
import { resultsCalls } from "./results.ts";
import { sessionsCalls } from "./sessions.ts";
import { siteCalls } from "./site.ts";
import { supportCalls } from "./support.ts";
import { transferCalls } from "./transfers.ts";
import { transparencyCalls } from "./transparency.ts";
import { volunteeringCalls } from "./volunteering.ts";

/** Every call of the site and its back office. Pages take its type alone: schemas cost visitors no bytes. */
export const contract = {
  ...adminAgreementsCalls,
  ...adminAnalyticsCalls,
  ...adminAnbiFormCalls,
  ...adminAnnualCalls,
  ...adminApplicationsCalls,
  ...adminAuditCalls,
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
  ...loginCalls,
  ...monthlyGiftsCalls,
  ...myDonationsCalls,
  ...myPapersCalls,
  ...newsCalls,
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
