import type { MessageId } from "#app/messages/ids.ts";
import { matchingCalls } from "#contract/matching/matching.ts";
import { readForm } from "#domain/forms/define-form.ts";
import { pledgeForm } from "#domain/matching/pledge-form.ts";
import type { PledgeRefusal } from "#domain/matching/ports.ts";
import * as z from "zod/mini";
import { callerOf } from "../../auth/caller.ts";
import type { Foundation } from "../../composition.ts";
import type { RequestContext } from "../../context.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";
import { onlyErrors, refuseFields } from "../../requests/wrong-fields.ts";

const newId = z.object({ id: z.uuid() });
const knownVersion = z.object({ version: z.int() });

export const matchingApi = ({ matching }: Pick<Foundation, "matching">) =>
  endpoints(matchingCalls, {
    "GET /api/campaigns/:id/matching": async ({ c, params }) =>
      answer(c, 200, await matching.offersFor(params.id)),
    "GET /api/my/gifts/:id/matches": async ({ c, params }) => {
      const matches = await matching.ofDonor(callerOf(c).asDonor(), params.id);
      return matches ? answer(c, 200, matches) : refuse(c, 404, "errors.not_found");
    },
    "GET /api/admin/matching/:id": async ({ c, params }) => {
      const pledge = await matching.show(params.id);
      return pledge ? answer(c, 200, pledge) : refuse(c, 404, "errors.not_found");
    },
    "POST /api/admin/matching": async ({ c, body }) => {
      const read = readForm(pledgeForm, body);
      if (!read.ok) return refuseFields(c, onlyErrors<MessageId>(read.errors));
      const known = newId.safeParse(body);
      if (!known.success) return refuse(c, 422, "errors.invalid");
      const saved = await matching.add(known.data.id, read.values, callerOf(c).asStaff());
      return saved.ok ? answer(c, 200, { done: true }) : refuseTerms(c, saved.reason);
    },
    "PUT /api/admin/matching/:id": async ({ c, params, body }) => {
      const read = readForm(pledgeForm, body);
      if (!read.ok) return refuseFields(c, onlyErrors<MessageId>(read.errors));
      const known = knownVersion.safeParse(body);
      if (!known.success) return refuse(c, 422, "errors.invalid");
      const by = callerOf(c).asStaff();
      const saved = await matching.change(params.id, known.data.version, read.values, by);
      if (saved.ok) return answer(c, 200, { done: true });
      return saved.reason === "not_found" ? refuse(c, 404, "errors.not_found") : refuseTerms(c, saved.reason);
    },
    "POST /api/admin/matching/:id/claim": async ({ c, params, body: { documentBase64 } }) => {
      const bytes = Buffer.from(documentBase64, "base64");
      const outcome = await matching.claim(params.id, bytes, callerOf(c).asStaff());
      if (outcome.ok) return answer(c, 200, { done: true });
      const { reason } = outcome;
      if (reason === "not_found") return refuse(c, 404, "errors.not_found");
      if (reason === "payments_pending" || reason === "nothing_to_claim")
        return refuse(c, 409, `matching.error.${reason}`);
      return reason === "document_too_large"
        ? refuse(c, 413, "documents.error.document_too_large")
        : refuse(
            c,
            422,
            reason === "document_wrong" ? "documents.error.document_wrong" : "matching.error.not_booked",
          );
    },
  });

const refuseTerms = (c: RequestContext, reason: PledgeRefusal) =>
  reason === "ends_before_start" || reason === "pool_below_used"
    ? refuse(c, 422, `matching.error.${reason}`)
    : refuse(c, 409, `matching.error.${reason}`);
