import { todayRoute } from "../screens/admin/today/route.ts";
import { applicationsRoutes } from "../screens/admin/applications/route.ts";
import { applicationRoute } from "../screens/admin/application/route.ts";
import { donationsRoute } from "../screens/admin/donations/route.ts";
import { giftFormRoute } from "../screens/admin/gift-form/route.ts";
import { giftImportRoute } from "../screens/admin/gift-import/route.ts";
import { doubtfulGiftsRoute } from "../screens/admin/doubtful-gifts/route.ts";
import { approvalsRoute } from "../screens/admin/approvals/route.ts";
import { donationRoute } from "../screens/admin/donation/route.ts";
import { agreementsRoute } from "../screens/admin/agreements/route.ts";
import { agreementRoute } from "../screens/admin/agreement/route.ts";
import { bankRoute } from "../screens/admin/bank/route.ts";
import { expensesRoute } from "../screens/admin/expenses/route.ts";
import { expenseFormRoute } from "../screens/admin/expense-form/route.ts";
import { figureRecordsRoute } from "../screens/admin/figures/route.ts";
import { resultsRoutes } from "../screens/admin/results/route.ts";
import { annualRoutes } from "../screens/admin/annual/route.ts";
import { booksRoutes } from "../screens/admin/books/route.ts";
import { chartRoute } from "../screens/admin/chart/route.ts";
import { entriesRoutes } from "../screens/admin/entries/route.ts";
import { analyticsRoute } from "../screens/admin/analytics/route.ts";
import { paymentsRoute } from "../screens/admin/payments/route.ts";
import { matchingRoutes } from "../screens/admin/matching/route.ts";
import { campaignOutcomesRoute } from "../screens/admin/campaigns/route.ts";
import { mailRoute } from "../screens/admin/mail/route.ts";
import { listRoutes } from "../screens/admin/list/route.ts";
import { supportRoute } from "../screens/admin/support/route.ts";
import { contactsRoutes } from "../screens/admin/contacts/route.ts";
import { emailsRoutes } from "../screens/admin/emails/route.ts";
import { segmentsRoutes } from "../screens/admin/segments/route.ts";
import { contentRoutes } from "../screens/admin/content/route.ts";
import { exportsRoute } from "../screens/admin/exports/route.ts";
import { runningRoute } from "../screens/admin/running/route.ts";
import { settingsRoute } from "../screens/admin/settings/route.ts";
import { peopleRoute } from "../screens/admin/people/route.ts";
import { connectionsRoute } from "../screens/admin/connections/route.ts";
import { webhookRoute } from "../screens/admin/webhook/route.ts";
import { identityRoute } from "../screens/admin/identity/route.ts";
import { retentionRoute } from "../screens/admin/retention/route.ts";
import { auditRoute } from "../screens/admin/audit/route.ts";
import { addedAccountsKey } from "../components/back-office/keys.ts";
import type { AdminRoute, BooksRoute, StaffRoute } from "./route.ts";

const forStaff: readonly (StaffRoute | BooksRoute)[] = [
  todayRoute,
  ...applicationsRoutes,
  applicationRoute,
  donationsRoute,
  giftFormRoute,
  approvalsRoute,
  doubtfulGiftsRoute,
  giftImportRoute,
  donationRoute,
  agreementsRoute,
  agreementRoute,
  bankRoute,
  expensesRoute,
  expenseFormRoute,
  ...resultsRoutes,
  figureRecordsRoute,
  ...booksRoutes,
  chartRoute,
  ...entriesRoutes,
  ...annualRoutes,
  analyticsRoute,
  paymentsRoute,
  campaignOutcomesRoute,
  ...matchingRoutes,
  mailRoute,
  ...contactsRoutes,
  ...emailsRoutes,
  ...segmentsRoutes,
  ...listRoutes,
  supportRoute,
  ...contentRoutes,
  runningRoute,
];

const forAdmins: readonly AdminRoute[] = [
  exportsRoute,
  settingsRoute,
  peopleRoute,
  identityRoute,
  retentionRoute,
  connectionsRoute,
  webhookRoute,
  auditRoute,
];

/** The pages of the back office, in the order of its navigation. Browsers load this table on the first visit to it. */
export const staffRoutes: readonly OfficeRoute[] = [...forStaff, ...forAdmins].map(withAddedAccounts);

type OfficeRoute = StaffRoute | BooksRoute | AdminRoute;

/** Wherever accounts are named, staff may have added some. */
function withAddedAccounts(route: OfficeRoute): OfficeRoute {
  if (!route.messages.includes("staff/ledger-accounts")) return route;
  return { ...route, calls: (...asked) => [...(route.calls?.(...asked) ?? []), addedAccountsKey] };
}
