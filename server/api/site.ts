import type { Foundation } from "../composition.ts";
import { siteCalls } from "#contract/site.ts";
import { userOf } from "./doer.ts";
import { answer, endpoints } from "../endpoint.ts";

export const siteApi = ({ describeSite }: Foundation) =>
  endpoints(siteCalls, {
    "GET /api/site": async ({ c }) => answer(c, 200, await describeSite(c.get("language"), c.get("country"))),
    "GET /api/auth/user": ({ c, user }) => answer(c, 200, userOf(user)),
  });
