import { languages } from "#domain/language.ts";
import { choice, code, moment, orNull, text } from "#domain/lists/column.ts";
import { oneOf, words } from "#domain/lists/filter.ts";
import { defineList } from "#domain/lists/list.ts";
import { contactKinds } from "./contact-kinds.ts";
import { maxSegmentLength } from "./segment.ts";

/** One row for each person or organization, however many addresses they have. */
export const contactsList = defineList({
  name: "contacts",
  path: "/api/admin/contacts",
  page: "/admin/contacts",
  who: "staff",
  summary:
    "People and organizations, newest first; found by part of a name, also with a typo, and by any number",
  group: "people",
  words: {
    part: "back-office.part.contacts",
    title: "contacts.title",
    description: "contacts.description",
    none: "contacts.none",
  },
  columns: {
    id: code({ exported: false }),
    name: orNull(text({ label: "contacts.name" })),
    kind: choice(contactKinds, "contacts.kind", { label: "contacts.kind" }),
    /** Null: the donor gave none. */
    email: orNull(code()),
    phone: orNull(code({ label: "contacts.phone" })),
    town: orNull(text({ label: "contacts.town" })),
    language: choice(languages, "contacts.language"),
    lastGiftAt: orNull(moment({ label: "contacts.lastGift", dayOnly: true })),
    createdAt: moment({ label: "contacts.since", dayOnly: true }),
  },
  key: "id",
  table: ["name", "town", "language", "lastGiftAt", "createdAt"],
  filters: {
    kind: oneOf(contactKinds, "contacts.kind"),
    language: oneOf(languages, "contacts.language"),
    /** The definition of a segment, as JSON. */
    segment: words({ label: "contacts.segment", hidden: true, max: maxSegmentLength }),
  },
  search: { hint: "contacts.searchHint" },
  sorts: { newest: "-createdAt", name: "name" },
  sortWords: "contacts.sort",
  files: true,
  open: ({ id }) => `/admin/contacts/${id}`,
});
