import { adminAnalyticsApi } from "./analytics/admin-analytics.ts";
import { adminApplicationsApi } from "./applications/admin-applications.ts";
import { adminAnbiFormApi } from "./ledger/admin-anbi-form.ts";
import { adminAnnualApi } from "./ledger/admin-annual.ts";
import { adminBooksApi } from "./ledger/admin-books.ts";
import { adminBookYearsApi } from "./ledger/admin-book-years.ts";
import { adminBankApi } from "./bank/admin-bank.ts";
import { adminContentApi } from "./content/admin-content.ts";
import { adminUploadsApi } from "./content/admin-uploads.ts";
import { adminDonationsApi } from "./giving/admin-donations.ts";
import { adminEntriesApi } from "./ledger/admin-entries.ts";
import { adminDoubtfulGiftsApi } from "./giving/admin-doubtful-gifts.ts";
import { adminEnteredGiftsApi } from "./giving/admin-entered-gifts.ts";
import { adminGiftImportsApi } from "./giving/admin-gift-imports.ts";
import { adminExpensesApi } from "./ledger/admin-expenses.ts";
import { adminFirstStepsApi } from "./back-office/admin-first-steps.ts";
import { adminExportsApi } from "./back-office/admin-exports.ts";
import { adminOpenDataApi } from "./open-data/admin-open-data.ts";
import { adminPayoutsApi } from "./bank/admin-payouts.ts";
import { adminPublicCopiesApi } from "./ledger/admin-public-copies.ts";
import { adminResultsApi } from "./results/admin-results.ts";
import { adminFiguresApi } from "./figures/admin-figures.ts";
import { adminReviewApi } from "./applications/admin-review.ts";
import { adminAgreementsApi } from "./periodic/admin-agreements.ts";
import { adminIdentityApi } from "./site/admin-identity.ts";
import { adminRunningApi } from "./running/admin-running.ts";
import { adminSettingsApi } from "./site/admin-settings.ts";
import { adminTodayApi } from "./back-office/admin-today.ts";
import { adminTokensApi } from "./connections/admin-tokens.ts";
import { adminUsersApi } from "./accounts/admin-users.ts";
import { adminWebhooksApi } from "./connections/admin-webhooks.ts";
import { contactApi } from "./site/contact.ts";
import { contentApi } from "./content/content.ts";
import { decisionTimesApi } from "./applications/decision-times.ts";
import { eventsApi } from "./content/events.ts";
import { figuresApi } from "./figures/figures.ts";
import { picturesApi } from "./transparency/pictures.ts";
import { givingApi } from "./giving/giving.ts";
import { grantDraftsApi } from "./applications/grant-drafts.ts";
import { grantsApi } from "./applications/grants.ts";
import { listsApi } from "./back-office/lists.ts";
import { monthlyGiftsApi } from "./giving/monthly-gifts.ts";
import { myDonationsApi } from "./giving/my-donations.ts";
import { myPapersApi } from "./giving/my-papers.ts";
import { legalTextsApi } from "./content/legal-texts.ts";
import { publicKindsApi } from "./content/public-kinds.ts";
import { openDataApi } from "./open-data/open-data.ts";
import { openExpensesApi } from "./ledger/open-expenses.ts";
import { ownApplicationsApi } from "./applications/own-applications.ts";
import { paymentPausesApi } from "./giving/payment-pauses.ts";
import { partnershipApi } from "./applications/partnership.ts";
import { preferencesApi } from "./privacy/preferences.ts";
import { privacyApi } from "./privacy/privacy.ts";
import { periodicAgreementsApi } from "./periodic/periodic-agreements.ts";
import { programsAndProjectsApi } from "./content/programs-and-projects.ts";
import { resultsApi } from "./results/results.ts";
import { proofsApi } from "./proofs/proofs.ts";
import { siteApi } from "./site/site.ts";
import { supportApi } from "./support/support.ts";
import { transfersApi } from "./giving/transfers.ts";
import { transparencyApi } from "./transparency/transparency.ts";
import { volunteeringApi } from "./applications/volunteering.ts";
import { signInApi } from "../auth/sign-in-api.ts";
import type { Foundation } from "../composition.ts";

/** Every call of the program, in one list: routing, authorisation and documentation all read it. */
export const endpointsOf = (foundation: Foundation) => [
  ...siteApi(foundation),
  ...signInApi(foundation),
  ...myDonationsApi(foundation),
  ...monthlyGiftsApi(foundation),
  ...myPapersApi(foundation),
  ...periodicAgreementsApi(foundation),
  ...givingApi(foundation),
  ...transfersApi(foundation),
  ...contentApi(foundation),
  ...programsAndProjectsApi(foundation),
  ...resultsApi(foundation),
  ...openExpensesApi(foundation),
  ...volunteeringApi(foundation),
  ...contactApi(foundation),
  ...partnershipApi(foundation),
  ...grantsApi(foundation),
  ...grantDraftsApi(foundation),
  ...ownApplicationsApi(foundation),
  ...legalTextsApi(foundation),
  ...publicKindsApi(foundation),
  ...eventsApi(foundation),
  ...transparencyApi(foundation),
  ...figuresApi(foundation),
  ...picturesApi(foundation),
  ...proofsApi(foundation),
  ...openDataApi(foundation),
  ...decisionTimesApi(foundation),
  ...adminTodayApi(foundation),
  ...adminFirstStepsApi(foundation),
  // Before the applications themselves: none of them is called list.
  ...listsApi(foundation),
  ...adminApplicationsApi(foundation),
  ...adminDonationsApi(foundation),
  ...adminBankApi(foundation),
  ...adminDoubtfulGiftsApi(foundation),
  ...adminEnteredGiftsApi(foundation),
  ...adminPayoutsApi(foundation),
  ...adminOpenDataApi(foundation),
  ...adminGiftImportsApi(foundation),
  ...adminExpensesApi(foundation),
  ...adminPublicCopiesApi(foundation),
  ...adminResultsApi(foundation),
  ...adminBooksApi(foundation),
  ...adminEntriesApi(foundation),
  ...adminBookYearsApi(foundation),
  ...adminAnnualApi(foundation),
  ...adminAnbiFormApi(foundation),
  ...adminExportsApi(foundation),
  ...adminFiguresApi(foundation),
  ...adminAnalyticsApi(foundation),
  ...privacyApi(foundation),
  ...preferencesApi(foundation),
  ...supportApi(foundation),
  ...paymentPausesApi(foundation),
  ...adminReviewApi(foundation),
  ...adminContentApi(foundation),
  ...adminUploadsApi(foundation),
  ...adminRunningApi(foundation),
  ...adminSettingsApi(foundation),
  ...adminIdentityApi(foundation),
  ...adminAgreementsApi(foundation),
  ...adminUsersApi(foundation),
  ...adminTokensApi(foundation),
  ...adminWebhooksApi(foundation),
];
