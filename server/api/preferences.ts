import { preferencesAnswer, preferencesBody } from "#domain/privacy/preferences.ts";
import type { Foundation } from "../composition.ts";
import { endpoint } from "../endpoint.ts";
import { personBehind } from "../privacy/person-behind.ts";

export const preferencesApi = ({ privacy }: Pick<Foundation, "privacy">) => [
  endpoint(
    {
      method: "get",
      path: "/api/my/preferences",
      who: "signed_in",
      summary: "What the foundation may write to me about, by purpose and channel, and in which language",
      answers: { 200: { description: "My choices", schema: preferencesAnswer } },
    },
    async ({ c }) => c.json(await privacy.preferences.read(personBehind(c).userId)),
  ),
  endpoint(
    {
      method: "put",
      path: "/api/my/preferences",
      who: "signed_in",
      summary: "Change my choices; what changes is kept as consent, with the version of the words I saw",
      body: preferencesBody,
      answers: { 200: { description: "My choices as they now are", schema: preferencesAnswer } },
    },
    async ({ c, body }) =>
      c.json(await privacy.preferences.save(personBehind(c).userId, body, c.get("language"))),
  ),
];
