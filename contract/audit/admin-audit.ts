import { calls } from "../call.ts";
import * as z from "zod/mini";
import { maxAuditSearchLength, auditPage } from "#domain/audit/audit-search.ts";

const words = z.optional(z.string().check(z.maxLength(maxAuditSearchLength)));
/** A form sent without JavaScript names every field, so each may be empty. */
const day = z.optional(z.union([z.literal(""), z.iso.date().check(z.regex(/^[12]\d{3}-/))]));
/** What a column of the database can hold. */
const largestId = 2 ** 53 - 1;
const lineId = z.string().check(
  z.regex(/^\d{1,16}$/),
  z.refine((id) => Number(id) <= largestId),
);
export const auditQuery = z.object({
  actor: words,
  action: words,
  subject: words,
  from: day,
  to: day,
  before: z.optional(lineId),
});

export const adminAuditCalls = calls({
  "GET /api/admin/audit": {
    who: "admin",
    summary: "The audit log, newest first, by who, what, about what and when",
    query: auditQuery,
    answers: { 200: auditPage },
  },
  "GET /api/admin/books/audit": {
    who: "books",
    summary: "The lines of the audit log that are about the books",
    query: auditQuery,
    answers: { 200: auditPage },
  },
});
