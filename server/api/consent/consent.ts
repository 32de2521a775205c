import { consentCalls } from "#contract/consent/consent.ts";
import { callerOf } from "../../auth/caller.ts";
import type { Foundation } from "../../composition.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";

export const consentApi = ({ consent }: Pick<Foundation, "consent">) =>
  endpoints(consentCalls, {
    "GET /api/my/preferences": async ({ c }) =>
      answer(c, 200, await consent.preferencesOf(callerOf(c).user.email)),
    "PUT /api/my/preferences": async ({ c, body }) => {
      const { email } = callerOf(c).user;
      await consent.savePreferences(email, body, c.get("language"));
      return answer(c, 200, await consent.preferencesOf(email));
    },
    "GET /api/preferences/:token": async ({ c, params }) => {
      c.header("cache-control", "private, no-store");
      const found = await consent.byLink.read(params.token);
      return found ? answer(c, 200, found) : refuse(c, 404, "preferences.error.link");
    },
  });
