import type { Foundation } from "../../composition.ts";
import { preferencesCalls } from "#contract/privacy/preferences.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { callerOf } from "../../auth/caller.ts";

export const preferencesApi = ({ privacy }: Pick<Foundation, "privacy">) =>
  endpoints(preferencesCalls, {
    "GET /api/my/preferences": async ({ c }) =>
      answer(c, 200, await privacy.preferences.read(callerOf(c).user.id)),
    "PUT /api/my/preferences": async ({ c, body }) =>
      answer(c, 200, await privacy.preferences.save(callerOf(c).user.id, body, c.get("language"))),
  });
