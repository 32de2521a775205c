import type * as z from "zod/mini";
import { adminAuditCalls, type auditQuery } from "#contract/audit/admin-audit.ts";
import type { AuditSearch } from "#domain/audit/audit-search.ts";
import { bookNouns } from "#domain/audit/book-actions.ts";
import type { Foundation } from "../../composition.ts";
import { answer, endpoints, type Endpoint } from "../../endpoint.ts";

type Query = z.infer<typeof auditQuery>;

const searchOf = (
  { actor = "", action = "", subject = "", from, to, before }: Query,
  nouns: AuditSearch["nouns"],
): AuditSearch => ({
  nouns,
  actor,
  action,
  subject,
  from: from || null,
  to: to || null,
  before: before === undefined ? null : Number(before),
});

/** Who did what: for those who answer for it, and of the books for those who check them. */
export const adminAuditApi = ({ searchAudit }: Pick<Foundation, "searchAudit">): Endpoint[] =>
  endpoints(adminAuditCalls, {
    "GET /api/admin/audit": async ({ c, query }) => answer(c, 200, await searchAudit(searchOf(query, null))),
    "GET /api/admin/books/audit": async ({ c, query }) =>
      answer(c, 200, await searchAudit(searchOf(query, bookNouns))),
  });
