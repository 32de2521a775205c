import { code, json, moment, number, orNull, text } from "#domain/lists/column.ts";
import { onDay, words, year } from "#domain/lists/filter.ts";
import { defineList } from "#domain/lists/list.ts";

/** Actor of automatic changes. */
export const programActor = "system";

const shared = {
  group: "system",
  words: {
    part: "back-office.part.audit",
    title: "audit.title",
    description: "audit.intro",
    intro: "audit.intro",
    none: "audit.none",
    next: "back-office.next.audit",
  },
  columns: {
    id: number({ exported: false }),
    happenedAt: moment(),
    /** Null for the program itself; a deleted account has an id and no name. */
    actor: orNull(code()),
    actorName: orNull(text({ exported: false })),
    role: orNull(code()),
    action: code(),
    subjectKind: code(),
    subject: code(),
    before: json(),
    after: json(),
  },
  key: "id",
  table: ["happenedAt", "who", "action", "about", "change"],
  filters: {
    /** A name, an address, the id of an account, or `program`. */
    actor: words({ label: "audit.actor", hint: "audit.actor.hint" }),
    /** How the action begins: `donation` finds everything that was done with donations. */
    action: words({ label: "audit.action", hint: "audit.action.hint" }),
    /** The kind of a subject, or its id. */
    subject: words({ label: "audit.subject", hint: "audit.subject.hint" }),
    /** Days in the Netherlands, both included. */
    from: onDay(),
    to: onDay(),
    year: year({ hidden: true }),
  },
  sorts: { newest: "-id" },
} as const;

export const auditList = defineList({
  ...shared,
  name: "audit",
  path: "/api/admin/audit",
  page: "/admin/audit",
  who: "admin",
  summary: "The audit log, newest first, by who, what, about what and when",
  files: true,
});

/** For auditors. */
export const booksAuditList = defineList({
  ...shared,
  words: {
    title: "books.tab.audit",
    description: "audit.intro",
    intro: "audit.intro",
    none: "audit.none",
    next: "back-office.next.audit",
  },
  name: "books-audit",
  path: "/api/admin/books/audit",
  page: "/admin/books/audit",
  who: "books",
  summary: "The lines of the audit log that are about the books",
});
