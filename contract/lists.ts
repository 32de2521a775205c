import { grantsList, partnersList, volunteersList } from "#domain/applications/review/applications-list.ts";
import { auditList, booksAuditList } from "#domain/audit/audit-list.ts";
import { deadMailList } from "#domain/back-office/dead-mail-list.ts";
import { contactsList } from "#domain/contacts/contacts-list.ts";
import { segmentsList } from "#domain/contacts/segments-list.ts";
import { donationsList } from "#domain/donation-admin/donations-list.ts";
import { emailCampaignsList } from "#domain/email-campaigns/email-campaigns-list.ts";
import { approvalsList } from "#domain/approvals/approvals-list.ts";
import { expensesList } from "#domain/expenses/expenses-list.ts";
import { doubtfulGiftsList } from "#domain/giving/risk/doubtful-gifts-list.ts";
import { handEntriesList } from "#domain/ledger/by-hand/hand-entries-list.ts";
import type { AnyList } from "#domain/lists/list.ts";
import { pledgesList } from "#domain/matching/pledges-list.ts";
import { agreementsList } from "#domain/periodic/agreements-list.ts";
import { payoutsList } from "#domain/payouts/payouts-list.ts";
import { threadsList } from "#domain/support/threads-list.ts";
import { listCall } from "./list-calls.ts";

export const lists = [
  donationsList,
  volunteersList,
  grantsList,
  partnersList,
  expensesList,
  agreementsList,
  auditList,
  booksAuditList,
  threadsList,
  contactsList,
  emailCampaignsList,
  segmentsList,
  handEntriesList,
  payoutsList,
  doubtfulGiftsList,
  approvalsList,
  deadMailList,
  pledgesList,
] as const satisfies readonly AnyList[];

type Lists = (typeof lists)[number];
export type ListName = Lists["name"];
type ListCalls = { [L in Lists as `GET ${L["path"]}`]: ReturnType<typeof listCall<L>> };

export const listsCalls = Object.fromEntries(
  lists.map((list) => [`GET ${list.path}`, listCall(list)]),
) as ListCalls;
