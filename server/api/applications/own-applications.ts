import type { Foundation } from "../../composition.ts";
import { ownApplicationsCalls } from "#contract/applications/own-applications.ts";
import { answer, endpoints, type Endpoint } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";

/** Status of an application for the holder of its emailed link. */
export const ownApplicationsApi = (foundation: Foundation): Endpoint[] =>
  endpoints(ownApplicationsCalls, {
    "GET /api/own-applications/:token": async ({ c, params }) => {
      c.header("cache-control", "private, no-store");
      const found = await foundation.showOwnApplication(params.token, c.get("language"));
      return found ? answer(c, 200, found) : refuse(c, 404, "errors.not_found");
    },
    "POST /api/own-applications/:token/withdrawal": async ({ c, params }) => {
      const outcome = await foundation.withdrawApplication(params.token);
      if (outcome.ok) return answer(c, 200, { state: "WITHDRAWN" });
      return outcome.reason === "already_approved"
        ? refuse(c, 409, "own-application.error.already_approved")
        : refuse(c, 404, "errors.not_found");
    },
  });
