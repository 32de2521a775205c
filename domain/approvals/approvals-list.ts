import { choice, code, day, moment, money, number, orNull, text } from "#domain/lists/column.ts";
import { defineList } from "#domain/lists/list.ts";

const handMethods = ["BANK_TRANSFER", "CASH", "CHEQUE", "IN_KIND"] as const;
const entryKinds = [
  "expense",
  "invoice",
  "income",
  "charge",
  "transfer",
  "payment",
  "accrual",
  "opening",
  "journal",
] as const;

/** Donations, expenses and manual entries above the limit, and their decisions. */
export const approvalsList = defineList({
  name: "approvals",
  path: "/api/admin/approvals",
  page: "/admin/approvals",
  who: "staff",
  summary:
    "Donations, expenses and manual entries above the limit that wait for a second person, and recent refusals",
  group: "start",
  words: {
    part: "back-office.part.approvals",
    title: "entered-gifts.waiting.title",
    description: "entered-gifts.waiting.description",
    none: "entered-gifts.waiting.none",
    next: "back-office.next.approvals",
  },
  columns: {
    id: code(),
    /** How a donation came, or what else was entered. */
    kind: choice([...handMethods, ...entryKinds], "entered-gifts.kind", {
      label: "entered-gifts.waiting.entry",
    }),
    amountCents: money(),
    /** The day on which it is booked. */
    bookedOn: day(),
    enteredAt: moment(),
    enteredById: code(),
    /** Null for a deleted account. */
    enteredBy: orNull(text()),
    donorName: orNull(text()),
    /** A donation's reference or goods, or the entry's description. */
    description: orNull(text()),
    /** What it replaces: the reference of a donation, or the entry number of an expense. */
    corrects: orNull(code()),
    documentType: orNull(code()),
    /** Why it was refused; null while it waits. */
    reason: orNull(text()),
    decidedBy: orNull(text()),
    decidedAt: orNull(moment()),
    /** 1 after the decision. */
    decided: number(),
  },
  key: "id",
  table: ["kind", "amountCents", "enteredBy", "decision"],
  filters: {},
  sorts: { waiting: ["decided", "enteredAt"] },
});
