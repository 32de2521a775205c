import { adminAnalyticsApi } from "./analytics/admin-analytics.ts";
import { adminApplicationsApi } from "./applications/admin-applications.ts";
import { adminAnnualApi } from "./ledger/admin-annual.ts";
import { adminChartApi } from "./ledger/admin-chart.ts";
import { adminBooksApi } from "./ledger/admin-books.ts";
import { adminBankApi } from "./bank/admin-bank.ts";
import { adminContentApi } from "./content/admin-content.ts";
import { campaignsApi } from "./campaigns/campaigns.ts";
import { matchingApi } from "./matching/matching.ts";
import { adminDonationsApi } from "./giving/admin-donations.ts";
import { adminEntriesApi } from "./ledger/admin-entries.ts";
import { adminEnteredGiftsApi } from "./giving/admin-entered-gifts.ts";
import { adminGiftImportsApi } from "./giving/admin-gift-imports.ts";
import { expensesApi } from "./ledger/expenses.ts";
import { adminBackOfficeApi } from "./back-office/admin-back-office.ts";
import { openDataApi } from "./open-data/open-data.ts";
import { adminPayoutsApi } from "./bank/admin-payouts.ts";
import { resultsApi } from "./results/results.ts";
import { figuresApi } from "./figures/figures.ts";
import { adminReviewApi } from "./applications/admin-review.ts";
import { periodicAgreementsApi } from "./periodic/periodic-agreements.ts";
import { siteApi } from "./site/site.ts";
import { adminRunningApi } from "./running/admin-running.ts";
import { adminUsersApi } from "./accounts/admin-users.ts";
import { connectionsApi } from "./connections/connections.ts";
import { consentApi } from "./consent/consent.ts";
import { contactsApi } from "./contacts/contacts.ts";
import { emailCampaignsApi } from "./email-campaigns/email-campaigns.ts";
import { segmentsApi } from "./contacts/segments.ts";
import { contentApi } from "./content/content.ts";
import { applicationsApi } from "./applications/applications.ts";
import { transparencyApi } from "./transparency/transparency.ts";
import { givingApi } from "./giving/giving.ts";
import { listsApi } from "./back-office/lists.ts";
import { monthlyGiftsApi } from "./giving/monthly-gifts.ts";
import { myPapersApi } from "./giving/my-papers.ts";
import { publicKindsApi } from "./content/public-kinds.ts";
import { privacyApi } from "./privacy/privacy.ts";
import { proofsApi } from "./proofs/proofs.ts";
import { supportApi } from "./support/support.ts";
import { signInApi } from "../auth/sign-in-api.ts";
import type { Foundation } from "../composition.ts";

/** Every call of the program, in one list: routing, authorisation and documentation all read it. */
export const endpointsOf = (foundation: Foundation) => [
  ...siteApi(foundation),
  ...signInApi(foundation),
  ...myPapersApi(foundation),
  ...monthlyGiftsApi(foundation),
  ...periodicAgreementsApi(foundation),
  ...givingApi(foundation),
  ...contentApi(foundation),
  ...resultsApi(foundation),
  ...expensesApi(foundation),
  ...applicationsApi(foundation),
  ...publicKindsApi(foundation),
  ...transparencyApi(foundation),
  ...figuresApi(foundation),
  ...proofsApi(foundation),
  ...openDataApi(foundation),
  ...adminBackOfficeApi(foundation),
  // Before applications by id: no application is called list.
  ...listsApi(foundation),
  ...adminApplicationsApi(foundation),
  ...adminDonationsApi(foundation),
  ...campaignsApi(foundation),
  ...matchingApi(foundation),
  ...adminBankApi(foundation),
  ...adminEnteredGiftsApi(foundation),
  ...adminPayoutsApi(foundation),
  ...adminGiftImportsApi(foundation),
  ...adminBooksApi(foundation),
  ...adminChartApi(foundation),
  ...adminEntriesApi(foundation),
  ...adminAnnualApi(foundation),
  ...adminAnalyticsApi(foundation),
  ...privacyApi(foundation),
  ...supportApi(foundation),
  ...contactsApi(foundation),
  ...segmentsApi(foundation),
  ...consentApi(foundation),
  ...emailCampaignsApi(foundation),
  ...adminReviewApi(foundation),
  ...adminContentApi(foundation),
  ...adminRunningApi(foundation),
  ...adminUsersApi(foundation),
  ...connectionsApi(foundation),
];
