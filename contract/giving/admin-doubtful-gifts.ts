import * as z from "zod/mini";
import { calls } from "../call.ts";

export const adminDoubtfulGiftsCalls = calls({
  "POST /api/admin/doubtful-gifts/:id/acceptance": {
    who: "staff",
    summary: "The gift is a gift; it has been settled like any other and stays so",
    answers: { 200: z.object({ accepted: z.literal(true) }), 404: "Nobody doubts it, or it is decided" },
  },
  "POST /api/admin/refunds/doubtful-gifts/:id": {
    who: "admin",
    proof: true,
    summary: "Sends a doubtful gift back whole; asked again, it is sent back once",
    answers: {
      201: z.object({ answered: z.literal(true) }),
      202: z.object({ answered: z.literal(false) }),
      404: "Nobody doubts it",
      409: "It was accepted, or cannot be sent back",
      422: "More than is left of it",
      502: "The provider refused",
    },
  },
});
