const application = ["id", "createdAt", "status", "who", "contact", "email", "about", "assignee"] as const;

/** The columns of every list that can be taken along; `exports.column.…` says each in the reader's language. */
export const exportColumns = {
  donations: [
    "reference",
    "createdAt",
    "paidAt",
    "status",
    "amountCents",
    "chargedCents",
    "frequency",
    "campaign",
    "program",
    "name",
    "email",
    "language",
    "country",
  ],
  volunteer: application,
  grant: application,
  partner: application,
  expenses: [
    "id",
    "spentOn",
    "description",
    "category",
    "project",
    "program",
    "amountCents",
    "enteredBy",
    "document",
    "reversedOn",
    "reason",
  ],
  audit: ["happenedAt", "actor", "role", "action", "subjectKind", "subject", "before", "after"],
} as const;
export type ExportList = keyof typeof exportColumns;
