import { grantsSource, partnersSource, volunteersSource } from "../applications/applications-source.ts";
import { auditSource, booksAuditSource } from "../audit/audit-source.ts";
import { contactsSource } from "../contacts/contacts-source.ts";
import { segmentsSource } from "../contacts/segments-source.ts";
import { donationsSource } from "../donation-admin/donations-source.ts";
import { emailCampaignsSource } from "../email-campaigns/email-campaigns-source.ts";
import { approvalsSource } from "../approvals/approvals-source.ts";
import { expensesSource } from "../expenses/expenses-source.ts";
import { doubtfulGiftsSource } from "../giving/doubtful-gifts-source.ts";
import { handEntriesSource } from "../ledger/by-hand/hand-entries-source.ts";
import { deadMailSource } from "../mail/dead-mail-source.ts";
import { pledgesSource } from "../matching/pledges-source.ts";
import { agreementsSource } from "../periodic/agreements-source.ts";
import { payoutsSource } from "../payouts/payouts-source.ts";
import { threadsSource } from "../support/threads-source.ts";
import type { ListSource } from "./list-source.ts";

export const listSources: readonly ListSource[] = [
  donationsSource,
  volunteersSource,
  grantsSource,
  partnersSource,
  expensesSource,
  agreementsSource,
  auditSource,
  booksAuditSource,
  threadsSource,
  contactsSource,
  emailCampaignsSource,
  segmentsSource,
  handEntriesSource,
  payoutsSource,
  doubtfulGiftsSource,
  approvalsSource,
  deadMailSource,
  pledgesSource,
];
