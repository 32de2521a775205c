import { adminAnalyticsApi } from "./admin-analytics.ts";
import { adminApplicationsApi } from "./admin-applications.ts";
import { adminAuditApi } from "./admin-audit.ts";
import { adminAnbiFormApi } from "./admin-anbi-form.ts";
import { adminAnnualApi } from "./admin-annual.ts";
import { adminBooksApi } from "./admin-books.ts";
import { adminBookYearsApi } from "./admin-book-years.ts";
import { adminBankApi } from "./admin-bank.ts";
import { adminContentApi } from "./admin-content.ts";
import { adminUploadsApi } from "./admin-uploads.ts";
import { adminDonationsApi } from "./admin-donations.ts";
import { adminEntriesApi } from "./admin-entries.ts";
import { adminDoubtfulGiftsApi } from "./admin-doubtful-gifts.ts";
import { adminEnteredGiftsApi } from "./admin-entered-gifts.ts";
import { adminGiftImportsApi } from "./admin-gift-imports.ts";
import { adminExpensesApi } from "./admin-expenses.ts";
import { adminFirstStepsApi } from "./admin-first-steps.ts";
import { adminExportsApi } from "./admin-exports.ts";
import { adminOpenDataApi } from "./admin-open-data.ts";
import { adminPayoutsApi } from "./admin-payouts.ts";
import { adminPublicCopiesApi } from "./admin-public-copies.ts";
import { adminResultsApi } from "./admin-results.ts";
import { adminFiguresApi } from "./admin-figures.ts";
import { adminReviewApi } from "./admin-review.ts";
import { adminAgreementsApi } from "./admin-agreements.ts";
import { adminIdentityApi } from "./admin-identity.ts";
import { adminRunningApi } from "./admin-running.ts";
import { adminSettingsApi } from "./admin-settings.ts";
import { adminTodayApi } from "./admin-today.ts";
import { adminTokensApi } from "./admin-tokens.ts";
import { adminUsersApi } from "./admin-users.ts";
import { adminWebhooksApi } from "./admin-webhooks.ts";
import { contactApi } from "./contact.ts";
import { contentApi } from "./content.ts";
import { decisionTimesApi } from "./decision-times.ts";
import { eventsApi } from "./events.ts";
import { figuresApi } from "./figures.ts";
import { picturesApi } from "./pictures.ts";
import { givingApi } from "./giving.ts";
import { grantDraftsApi } from "./grant-drafts.ts";
import { grantsApi } from "./grants.ts";
import { monthlyGiftsApi } from "./monthly-gifts.ts";
import { myDonationsApi } from "./my-donations.ts";
import { myPapersApi } from "./my-papers.ts";
import { newsApi } from "./news.ts";
import { openDataApi } from "./open-data.ts";
import { openExpensesApi } from "./open-expenses.ts";
import { ownApplicationsApi } from "./own-applications.ts";
import { paymentPausesApi } from "./payment-pauses.ts";
import { partnershipApi } from "./partnership.ts";
import { preferencesApi } from "./preferences.ts";
import { privacyApi } from "./privacy.ts";
import { periodicAgreementsApi } from "./periodic-agreements.ts";
import { programsAndProjectsApi } from "./programs-and-projects.ts";
import { resultsApi } from "./results.ts";
import { proofsApi } from "./proofs.ts";
import { siteApi } from "./site.ts";
import { supportApi } from "./support.ts";
import { transfersApi } from "./transfers.ts";
import { transparencyApi } from "./transparency.ts";
import { volunteeringApi } from "./volunteering.ts";
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
  ...newsApi(foundation),
  ...eventsApi(foundation),
  ...transparencyApi(foundation),
  ...figuresApi(foundation),
  ...picturesApi(foundation),
  ...proofsApi(foundation),
  ...openDataApi(foundation),
  ...decisionTimesApi(foundation),
  ...adminTodayApi(foundation),
  ...adminFirstStepsApi(foundation),
  // Before the applications themselves: none of them is called list or choices.
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
  ...adminAuditApi(foundation),
  ...adminRunningApi(foundation),
  ...adminSettingsApi(foundation),
  ...adminIdentityApi(foundation),
  ...adminAgreementsApi(foundation),
  ...adminUsersApi(foundation),
  ...adminTokensApi(foundation),
  ...adminWebhooksApi(foundation),
];
