import * as z from "zod/mini";
import { ownApplicationAnswer } from "#domain/applications/own-application.ts";
import type { Foundation } from "../composition.ts";
import { endpoint, type Endpoint } from "../endpoint.ts";
import { refuse } from "../refuse.ts";

/** How an application stands, for whoever holds the link that its applicant was mailed. */
export const ownApplicationsApi = (foundation: Foundation): Endpoint[] => [
  endpoint(
    {
      method: "get",
      path: "/api/own-applications/:token",
      who: "anyone",
      summary: "An application, for whoever holds its link",
      answers: {
        200: { description: "How it stands", schema: ownApplicationAnswer },
        404: { description: "The link leads to no application" },
      },
    },
    async ({ c }) => {
      c.header("cache-control", "private, no-store");
      const found = await foundation.showOwnApplication(c.req.param("token") ?? "", c.get("language"));
      return found ? c.json(found) : refuse(c, 404, "errors.not_found");
    },
  ),
  endpoint(
    {
      method: "post",
      path: "/api/own-applications/:token/withdrawal",
      who: "anyone",
      summary: "Withdraw an application: it is erased",
      answers: {
        200: {
          description: "Erased, now or before",
          schema: z.object({ state: z.literal("WITHDRAWN") }),
        },
        404: { description: "The link leads to no application" },
        409: { description: "It has been approved, and stays" },
      },
    },
    async ({ c }) => {
      const outcome = await foundation.withdrawApplication(c.req.param("token") ?? "");
      if (outcome.ok) return c.json({ state: "WITHDRAWN" });
      return outcome.reason === "already_approved"
        ? refuse(c, 409, "own-application.error.already_approved")
        : refuse(c, 404, "errors.not_found");
    },
  ),
];
