import * as z from "zod/mini";
import { doubtfulGiftsAnswer } from "#domain/giving/risk/doubtful-gifts.ts";
import { calls } from "../call.ts";

export const adminDoubtfulGiftsCalls = calls({
  "GET /api/admin/doubtful-gifts": {
    who: "staff",
    summary: "Gifts that may be somebody's who tries out stolen cards, with the reasons, the worst first",
    answers: { 200: { description: "Those that nobody has decided about", schema: doubtfulGiftsAnswer } },
  },
  "POST /api/admin/doubtful-gifts/:id/acceptance": {
    who: "staff",
    summary: "The gift is a gift; it has been settled like any other and stays so",
    answers: {
      200: { description: "Accepted", schema: z.object({ accepted: z.literal(true) }) },
      404: { description: "Nobody doubts it, or it is decided" },
    },
  },
  "POST /api/admin/refunds/doubtful-gifts/:id": {
    who: "admin",
    proof: true,
    summary: "Sends a doubtful gift back whole; asked again, it is sent back once",
    answers: {
      201: { description: "Sent back", schema: z.object({ answered: z.literal(true) }) },
      202: {
        description: "Asked for, and not answered yet: it is asked for again until it is",
        schema: z.object({ answered: z.literal(false) }),
      },
      404: { description: "Nobody doubts it" },
      409: { description: "It was accepted, or cannot be sent back" },
      422: { description: "More than is left of it" },
      502: { description: "The provider refused" },
    },
  },
});
