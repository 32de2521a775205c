import { choice, code, day, moment, money, number, orNull, text } from "#domain/lists/column.ts";
import { defineList } from "#domain/lists/list.ts";
import { handMethods } from "./hand-methods.ts";

/** Manual donations above the limit, and their decisions. */
export const waitingGiftsList = defineList({
  name: "waiting-gifts",
  path: "/api/admin/entered-gifts",
  page: "/admin/donations/to-approve",
  who: "staff",
  summary: "Gifts above the limit that wait for a second person, and those that were refused lately",
  words: {
    title: "entered-gifts.waiting.title",
    description: "entered-gifts.waiting.description",
    none: "entered-gifts.waiting.none",
  },
  columns: {
    id: code(),
    method: choice(handMethods, "entered-gifts.method", { label: "entered-gifts.waiting.gift" }),
    amountCents: money(),
    receivedOn: day(),
    enteredAt: moment(),
    enteredById: code(),
    /** Null for a deleted account. */
    enteredBy: orNull(text()),
    donorName: orNull(text()),
    bankReference: orNull(code()),
    goods: orNull(text()),
    /** The reference of the donation it replaces. */
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
  table: ["method", "amountCents", "donorName", "enteredBy", "decision"],
  filters: {},
  sorts: { waiting: ["decided", "enteredAt"] },
});
