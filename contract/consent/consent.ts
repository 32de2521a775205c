import { linkedPreferencesAnswer, preferencesAnswer, preferencesBody } from "#domain/consent/preferences.ts";
import { calls } from "../call.ts";

export const consentCalls = calls({
  "GET /api/my/preferences": {
    who: "signed_in",
    summary: "What the foundation may write to me about, by purpose and channel, and in which language",
    answers: { 200: preferencesAnswer },
  },
  "PUT /api/my/preferences": {
    who: "signed_in",
    summary: "Change my choices; what changes is kept as consent, with the version of the words I saw",
    body: preferencesBody,
    answers: { 200: preferencesAnswer },
  },
  "GET /api/preferences/:token": {
    who: "anyone",
    summary: "The same for the holder of a link in one of our emails",
    answers: { 200: linkedPreferencesAnswer, 404: "Not one of our links" },
  },
});
