import { callerOf } from "../../auth/caller.ts";
import type { Foundation } from "../../composition.ts";
import { adminPublicCopiesCalls } from "#contract/ledger/admin-public-copies.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";

export const publicCopiesPath = "/api/admin/public-copies";

export const adminPublicCopiesApi = ({ publicCopies }: Pick<Foundation, "publicCopies">) =>
  endpoints(adminPublicCopiesCalls, {
    "GET /api/admin/public-copies/:number": async ({ c, params }) => {
      const found = await publicCopies.state(Number(params.number));
      return found ? answer(c, 200, found) : refuse(c, 404, "errors.not_found");
    },
    "POST /api/admin/public-copies": async ({ c, body: { documentBase64, ...copy } }) => {
      const bytes = documentBase64 === null ? null : Buffer.from(documentBase64, "base64");
      const outcome = await publicCopies.publish(copy, bytes, callerOf(c).asStaff());
      if (outcome.ok) return answer(c, 201, {});
      if (outcome.reason === "not_found") return refuse(c, 404, "errors.not_found");
      if (outcome.reason === "document_too_large")
        return refuse(c, 413, "documents.error.document_too_large");
      if (outcome.reason === "document_wrong") return refuse(c, 422, "documents.error.document_wrong");
      return refuse(c, 422, `documents.copy.error.${outcome.reason}`);
    },
  });
