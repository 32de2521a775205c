import { calls } from "../call.ts";
import { preferencesAnswer, preferencesBody } from "#domain/privacy/preferences.ts";

export const preferencesCalls = calls({
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
});
