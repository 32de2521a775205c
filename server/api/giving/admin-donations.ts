import type { RefundOutcome } from "#domain/donation-admin/refund-donation.ts";
import type { Foundation } from "../../composition.ts";
import { adminDonationsCalls } from "#contract/giving/admin-donations.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { callerOf } from "../../auth/caller.ts";
import { refuse } from "../../refuse.ts";

export const refundStatusFor = {
  unknown_donation: 404,
  not_refundable: 409,
  too_much: 422,
  awaiting_answer: 409,
  another_request: 409,
  refused: 502,
} as const satisfies Record<Extract<RefundOutcome, { ok: false }>["reason"], number>;

export const adminDonationsApi = ({ donationAdmin }: Pick<Foundation, "donationAdmin">) =>
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
  });
