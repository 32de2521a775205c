import { choices, code, moment, money, number } from "#domain/lists/column.ts";
import { defineList } from "#domain/lists/list.ts";
import { riskReasons } from "./risk.ts";

/** Gifts that need a review. The donor is shown on the donation's own page, where each view is logged. */
export const doubtfulGiftsList = defineList({
  name: "doubtful-gifts",
  path: "/api/admin/doubtful-gifts",
  page: "/admin/donations/doubtful",
  who: "staff",
  summary: "Gifts that may be somebody's who tries out stolen cards, with the reasons, the worst first",
  words: {
    title: "doubtful-gifts.title",
    description: "doubtful-gifts.description",
    intro: "doubtful-gifts.lead",
    none: "doubtful-gifts.none",
    next: "back-office.next.flagged",
  },
  columns: {
    donationId: code(),
    reference: code(),
    amountCents: money(),
    status: code(),
    notedAt: moment({ label: "back-office.column.happenedAt" }),
    reasons: choices(riskReasons, "doubtful-gifts.reason", { label: "doubtful-gifts.reasons" }),
    score: number({ label: "doubtful-gifts.score" }),
  },
  key: "donationId",
  table: ["reference", "notedAt", "amountCents", "reasons", "score", "decision"],
  filters: {},
  sorts: { worst: ["-score", "-notedAt"] },
  open: ({ donationId }) => `/admin/donations/${donationId}`,
});
