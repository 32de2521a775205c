import type { RefundOutcome } from "#domain/donation-admin/refund-donation.ts";
import type { Foundation } from "../../composition.ts";
import { adminDonationsCalls } from "#contract/giving/admin-donations.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { callerOf } from "../../auth/caller.ts";
import { refuse } from "../../refuse.ts";

const refundStatusFor = {
  unknown_donation: 404,
  not_refundable: 409,
  too_much: 422,
  awaiting_answer: 409,
  another_request: 409,
  refused: 502,
} as const satisfies Record<Extract<RefundOutcome, { ok: false }>["reason"], number>;

export const adminDonationsApi = ({ donationAdmin, doubtfulGifts, paymentPauses }: Foundation) =>
  endpoints(adminDonationsCalls, {
    "GET /api/admin/donations/:id": async ({ c, params }) => {
      const story = await donationAdmin.show(params.id, callerOf(c).asActor(), c.get("requestId"));
      return story ? answer(c, 200, story) : refuse(c, 404, "errors.not_found");
    },
    "POST /api/admin/refunds": async ({ c, body }) => {
      const outcome = await donationAdmin.refund(body, callerOf(c).asActor(), c.get("requestId"));
      if (outcome.ok) {
        const { answered } = outcome;
        return answered ? answer(c, 201, { answered }) : answer(c, 202, { answered });
      }
      return refuse(c, refundStatusFor[outcome.reason], `admin-donations.error.${outcome.reason}`);
    },
    "POST /api/admin/doubtful-gifts/:id/acceptance": async ({ c, params }) => {
      const accepted = await doubtfulGifts.accept(params.id, callerOf(c).asActor(), c.get("requestId"));
      return accepted ? answer(c, 200, { accepted }) : refuse(c, 404, "errors.not_found");
    },
    "POST /api/admin/refunds/doubtful-gifts/:id": async ({ c, params }) => {
      const outcome = await doubtfulGifts.refuse(params.id, callerOf(c).asActor(), c.get("requestId"));
      if (outcome.ok) {
        const { answered } = outcome;
        return answered ? answer(c, 201, { answered }) : answer(c, 202, { answered });
      }
      if (outcome.reason === "decided") return refuse(c, 409, "admin-donations.error.not_refundable");
      return refuse(c, refundStatusFor[outcome.reason], `admin-donations.error.${outcome.reason}`);
    },
    "GET /api/admin/payment-pauses": async ({ c }) => {
      const pauses = await paymentPauses.current();
      return answer(
        c,
        200,
        pauses.map((pause) => ({ ...pause, until: pause.until.toISOString() })),
      );
    },
    "DELETE /api/admin/payment-pauses/:id": async ({ c, params }) => {
      const id = Number(params.id);
      const ended =
        Number.isSafeInteger(id) && (await paymentPauses.end(id, callerOf(c).asActor(), c.get("requestId")));
      return ended ? answer(c, 200, { ended: true }) : refuse(c, 404, "errors.not_found");
    },
  });
