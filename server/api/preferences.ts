import type { Foundation } from "../composition.ts";
import { preferencesCalls } from "#contract/preferences.ts";
import { answer, endpoints } from "../endpoint.ts";
import { personBehind } from "../privacy/person-behind.ts";

export const preferencesApi = ({ privacy }: Pick<Foundation, "privacy">) =>
  endpoints(preferencesCalls, {
    "GET /api/my/preferences": async ({ c }) =>
      answer(c, 200, await privacy.preferences.read(personBehind(c).userId)),
    "PUT /api/my/preferences": async ({ c, body }) =>
      answer(c, 200, await privacy.preferences.save(personBehind(c).userId, body, c.get("language"))),
  });
