import { calls } from "../call.ts";
import { ownApplicationAnswer } from "#domain/applications/own/own-application.ts";
import * as z from "zod/mini";

export const ownApplicationsCalls = calls({
  "GET /api/own-applications/:token": {
    who: "anyone",
    summary: "An application, for the holder of its link",
    answers: { 200: ownApplicationAnswer, 404: "The link leads to no application" },
  },
  "POST /api/own-applications/:token/withdrawal": {
    who: "anyone",
    summary: "Withdraw an application: it is erased",
    answers: {
      200: z.object({ state: z.literal("WITHDRAWN") }),
      404: "The link leads to no application",
      409: "It has been approved, and stays",
    },
  },
});
