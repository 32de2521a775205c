import { donationStatuses } from "#domain/donation-status.ts";
import { choice, code, moment, money, orNull, text } from "#domain/lists/column.ts";
import { oneOf } from "#domain/lists/filter.ts";
import { defineList } from "#domain/lists/list.ts";

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
  },
  columns: {
    id: code({ exported: false }),
    reference: code(),
    createdAt: moment({ dayOnly: true }),
    paidAt: orNull(moment()),
    status: choice(donationStatuses, "admin-donations.status"),
    amountCents: money(),
    chargedCents: money(),
    frequency: code(),
    campaignId: orNull(code()),
    programId: orNull(code()),
    donorName: orNull(text({ scope: ofDonors })),
    /** Null: none was given, or it is erased. */
    donorEmail: orNull(code({ scope: ofDonors })),
    language: code(),
    country: orNull(code()),
  },
  key: "id",
  table: ["reference", "donorName", "createdAt", "amountCents", "status"],
  filters: {
    status: oneOf(donationStatuses, "admin-donations.status", { all: "admin-donations.all" }),
  },
  search: { hint: "admin-donations.searchHint", scope: ofDonors },
  sorts: { newest: "-createdAt" },
  files: true,
  open: ({ id }) => `/admin/donations/${id}`,
});
