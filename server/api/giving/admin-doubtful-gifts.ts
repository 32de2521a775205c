import { adminDoubtfulGiftsCalls } from "#contract/giving/admin-doubtful-gifts.ts";
import { callerOf } from "../../auth/caller.ts";
import type { Foundation } from "../../composition.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";
import { refundStatusFor } from "./admin-donations.ts";

/** Gifts that a person looks at before they are believed. */
export const adminDoubtfulGiftsApi = ({ doubtfulGifts }: Pick<Foundation, "doubtfulGifts">) =>
  endpoints(adminDoubtfulGiftsCalls, {
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
  });
