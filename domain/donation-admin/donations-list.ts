import { donationStatuses } from "#domain/donation-status.ts";
import { choice, code, moment, money, orNull, text } from "#domain/lists/column.ts";
import { amount, onDay, oneOf, option } from "#domain/lists/filter.ts";
import { defineList } from "#domain/lists/list.ts";
import { periods } from "#domain/lists/period.ts";

/** Who gave is shown to API tokens with this scope only. */
const ofDonors = "donors:read";

export const donationsList = defineList({
  name: "donations",
  path: "/api/admin/donations",
  page: "/admin/donations",
  who: "staff",
  scope: "gifts:read",
  summary: "Donations, newest first, by status and by anything a donor remembers",
  group: "giving",
  words: {
    part: "back-office.part.donations",
    title: "admin-donations.title",
    description: "admin-donations.description",
    none: "admin-donations.none",
    next: "back-office.next.donations",
  },
  columns: {
    id: code({ exported: false }),
    reference: code(),
    createdAt: moment({ dayOnly: true }),
    paidAt: orNull(moment()),
    status: choice(donationStatuses, "admin-donations.status"),
    amountCents: money(),
    chargedCents: money(),
    frequency: choice(["ONE_TIME", "MONTHLY"], "admin-donations.frequency"),
    campaignId: orNull(code()),
    programId: orNull(code()),
    donorName: orNull(text({ scope: ofDonors })),
    /** Null: none was given, or it is erased. */
    donorEmail: orNull(code({ scope: ofDonors })),
    language: code(),
    country: orNull(code()),
    /** Of the payment; null until it is paid. */
    method: orNull(code()),
    provider: orNull(code()),
  },
  key: "id",
  table: ["donorName", "amountCents", "status", "createdAt", "campaignId", "reference"],
  card: ["amountCents", "status", "donorName", "createdAt"],
  filters: {
    status: oneOf(donationStatuses, "admin-donations.status", { all: "admin-donations.all" }),
    period: oneOf(periods, "back-office.period"),
    /** Days in the Netherlands, both included. */
    from: onDay(),
    to: onDay(),
    least: amount({ label: "admin-donations.least" }),
    most: amount({ label: "admin-donations.most" }),
    campaignId: option(),
    programId: option(),
    frequency: oneOf(["ONE_TIME", "MONTHLY"], "admin-donations.frequency"),
    method: option(),
    provider: option(),
  },
  search: { hint: "admin-donations.searchHint", scope: ofDonors },
  sorts: {
    newest: "-createdAt",
    oldest: "createdAt",
    largest: ["-amountCents", "-createdAt"],
    smallest: ["amountCents", "createdAt"],
  },
  counted: true,
  totals: { amountCents: "admin-donations.total", completedCents: "admin-donations.totalCompleted" },
  views: {
    thisWeek: "?period=week",
    monthly: "?frequency=MONTHLY",
    flagged: "/admin/donations/doubtful",
    toApprove: "/admin/approvals",
  },
  files: true,
  open: ({ id }) => `/admin/donations/${id}`,
});
