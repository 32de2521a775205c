import type { Foundation } from "../../composition.ts";
import { legalTextsCalls } from "#contract/content/legal-texts.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";

export const legalTextsApi = ({ showLegalText }: Foundation) =>
  endpoints(legalTextsCalls, {
    "GET /api/legal-texts/:id": async ({ c, params }) => {
      const legalText = await showLegalText(params.id, c.get("language"));
      return legalText ? answer(c, 200, legalText) : refuse(c, 404, "errors.not_found");
    },
  });
