import type { Foundation } from "../../composition.ts";
import { siteCalls } from "#contract/site/site.ts";
import { callerOf } from "../../auth/caller.ts";
import { answer, endpoints } from "../../endpoint.ts";

export const siteApi = ({ describeSite }: Foundation) =>
  endpoints(siteCalls, {
    "GET /api/site": async ({ c }) => answer(c, 200, await describeSite(c.get("language"), c.get("country"))),
    "GET /api/auth/user": ({ c }) => answer(c, 200, callerOf(c).user),
  });
