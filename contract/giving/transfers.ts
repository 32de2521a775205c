import { calls } from "../call.ts";
import { transferAnswer } from "#domain/giving/transfer/transfer.ts";

export const transferCalls = calls({
  "GET /api/transfers/:id/:token": {
    who: "anyone",
    summary: "What a donor types at the bank, and whether it arrived, for the holder of the link",
    answers: { 200: transferAnswer, 404: "The link leads to no gift by transfer" },
  },
});
