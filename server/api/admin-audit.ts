import type { Foundation } from "../composition.ts";
import { adminAuditCalls } from "#contract/admin-audit.ts";
import { answer, endpoints, type Endpoint } from "../endpoint.ts";

/** Who did what: for those who answer for it. */
export const adminAuditApi = ({ searchAudit }: Pick<Foundation, "searchAudit">): Endpoint[] =>
  endpoints(adminAuditCalls, {
    "GET /api/admin/audit": async ({
      c,
      query: { actor = "", action = "", subject = "", from, to, before },
    }) =>
      answer(
        c,
        200,
        await searchAudit({
          actor,
          action,
          subject,
          from: from || null,
          to: to || null,
          before: before === undefined ? null : Number(before),
        }),
      ),
  });
