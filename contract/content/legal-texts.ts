import { calls } from "../call.ts";
import { legalTextAnswer } from "#domain/content/kinds/legal-text/public.ts";

export const legalTextsCalls = calls({
  "GET /api/legal-texts/:id": {
    who: "anyone",
    shared: true,
    summary: "A legal text (privacy, cookies or terms) with the foundation's own facts filled in",
    answers: { 200: legalTextAnswer, 404: "There is no such text" },
  },
});
