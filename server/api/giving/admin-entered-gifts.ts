import type { DecisionOutcome } from "#domain/approvals/decision.ts";
import type { EnterOutcome } from "#domain/entered-gifts/enter-gift.ts";
import { adminEnteredGiftsCalls } from "#contract/giving/admin-entered-gifts.ts";
import { callerOf } from "../../auth/caller.ts";
import type { Foundation } from "../../composition.ts";
import type { RequestContext } from "../../context.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { refuseWhenBusy } from "../../papers/refuse-when-busy.ts";
import { refuse } from "../../refuse.ts";
import { documentAnswer } from "../../requests/document-answer.ts";

export const giftsByHandPath = "/api/admin/donations";

type Needs = Pick<Foundation, "approvals" | "enteredGifts" | "donationAdmin" | "donorPapers">;

export const adminEnteredGiftsApi = ({ approvals, enteredGifts, donationAdmin, donorPapers }: Needs) =>
  endpoints(adminEnteredGiftsCalls, {
    "POST /api/admin/donations": async ({ c, body: { documentBase64, ...gift } }) => {
      const bytes = documentBase64 === null ? null : Buffer.from(documentBase64, "base64");
      const outcome = await enteredGifts.enter(gift, bytes, ...whoAsks(c));
      if (!outcome.ok) return refuseEntry(c, outcome);
      return answer(c, 201, { donationId: outcome.donationId, waits: outcome.waits });
    },
    "GET /api/admin/approvals/limit": async ({ c }) =>
      answer(c, 200, { limitCents: await approvals.limit() }),
    "POST /api/admin/approvals/:id/approval": async ({ c, params }) => {
      const outcome = await approvals.approve(params.id, ...whoAsks(c));
      return outcome.ok ? answer(c, 201, {}) : refuseDecision(c, outcome);
    },
    "POST /api/admin/approvals/:id/refusal": async ({ c, params, body: { reason } }) => {
      const outcome = await approvals.refuse(params.id, reason, ...whoAsks(c));
      return outcome.ok ? answer(c, 201, {}) : refuseDecision(c, outcome);
    },
    "GET /api/admin/approvals/:id/document": async ({ c, params }) => {
      const found = await approvals.document(params.id);
      if (!found) return refuse(c, 404, "errors.not_found");
      return c.body(...documentAnswer(found, `document-${params.id}`));
    },
    "POST /api/admin/donations/:id/reversal": async ({ c, params, body: { reason } }) => {
      const outcome = await enteredGifts.reverse(params.id, reason, ...whoAsks(c));
      if (outcome.ok) return answer(c, 201, {});
      return outcome.reason === "unknown_donation"
        ? refuse(c, 404, "errors.not_found")
        : refuse(c, 409, "entered-gifts.error.not_reversible");
    },
    "GET /api/admin/donations/:id/receipt.pdf": refuseWhenBusy(async ({ c, params }) => {
      // Every look at a donation is logged, also by its paper.
      const story = await donationAdmin.show(params.id, ...whoAsks(c));
      const receipt = story && (await donorPapers.receiptFor(params.id));
      if (!receipt) return refuse(c, 404, "errors.not_found");
      return c.body(new Uint8Array(receipt.bytes), 200, {
        "content-type": "application/pdf",
        "content-disposition": `attachment; filename="${receipt.name}"`,
        "cache-control": "private, no-store",
      });
    }),
  });

const whoAsks = (c: RequestContext) => [callerOf(c).asActor(), c.get("requestId")] as const;

function refuseEntry(c: RequestContext, outcome: Extract<EnterOutcome, { ok: false }>) {
  switch (outcome.reason) {
    case "reference_taken":
      return outcome.reference === null
        ? refuse(c, 409, "entered-gifts.error.reference_waits")
        : refuse(c, 409, "entered-gifts.error.reference_taken", { reference: outcome.reference });
    case "not_correctable":
      return refuse(c, 409, "entered-gifts.error.not_correctable");
    case "document_too_large":
      return refuse(c, 413, "documents.error.document_too_large");
    case "document_wrong":
      return refuse(c, 422, "documents.error.document_wrong");
    default:
      return refuse(c, 422, `entered-gifts.error.${outcome.reason}`);
  }
}

const statusOfDecision = {
  unknown_entry: 404,
  own_entry: 403,
  decided_already: 409,
  not_correctable: 409,
  not_bookable: 409,
} as const;

const refuseDecision = (c: RequestContext, { reason }: Extract<DecisionOutcome, { ok: false }>) =>
  refuse(c, statusOfDecision[reason], `entered-gifts.error.${reason}`);
