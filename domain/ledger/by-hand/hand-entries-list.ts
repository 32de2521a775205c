import { choice, code, day, flag, money, number, orNull, text } from "#domain/lists/column.ts";
import { defineList } from "#domain/lists/list.ts";
import { handKinds } from "./typed-entry.ts";

export const handEntriesList = defineList({
  name: "hand-entries",
  path: "/api/admin/books/entries",
  page: "/admin/books/entries",
  who: "books",
  scope: "books:read",
  summary: "What was entered by hand, the latest first",
  words: { title: "entries.list", none: "entries.list.none", next: "back-office.next.entries" },
  columns: {
    id: code(),
    /** The number of its ledger entry. */
    number: number(),
    kind: choice(handKinds, "books.kind"),
    bookedOn: day({ label: "entries.column.date" }),
    description: text({ label: "entries.column.what" }),
    party: orNull(text()),
    cents: money({ label: "entries.column.amount" }),
    enteredBy: orNull(text()),
    isReversed: flag(),
  },
  key: "number",
  table: ["bookedOn", "description", "cents", "enteredBy"],
  filters: {},
  sorts: { newest: "-number" },
});
