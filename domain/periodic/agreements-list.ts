import { choice, code, moment, money, number, orNull, text } from "#domain/lists/column.ts";
import { oneOf } from "#domain/lists/filter.ts";
import { defineList } from "#domain/lists/list.ts";
import { agreementStates } from "./agreement.ts";

export const agreementsList = defineList({
  name: "agreements",
  path: "/api/admin/periodic-agreements",
  page: "/admin/agreements",
  who: "staff",
  summary: "Agreements by number, name, address and state, the newest first",
  group: "giving",
  words: {
    part: "back-office.part.agreements",
    title: "agreements.title",
    description: "agreements.description",
    intro: "agreements.description",
    none: "agreements.none",
    next: "back-office.next.agreements",
  },
  columns: {
    id: code(),
    transactionNumber: code({ label: "agreements.number" }),
    /** Null once it is withdrawn or erased. */
    donorName: orNull(text({ label: "agreements.donor" })),
    yearlyCents: money({ label: "agreements.yearly" }),
    firstYear: number(),
    termYears: orNull(number()),
    state: choice(agreementStates, "agreements.state", { label: "agreements.state" }),
    createdAt: moment(),
  },
  key: "id",
  table: ["transactionNumber", "donorName", "yearlyCents", "years", "state"],
  filters: { state: oneOf(agreementStates, "agreements.state", { all: "agreements.all" }) },
  search: { hint: "agreements.searchHint" },
  sorts: { newest: "-createdAt" },
  views: { toSign: "?state=AWAITING_SIGNATURE", active: "?state=ACTIVE" },
  open: ({ id }) => `/admin/agreements/${id}`,
});
