import type { Foundation } from "../../composition.ts";
import { resultsCalls } from "#contract/results/results.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";
import { documentAnswer } from "../../requests/document-answer.ts";

export const resultsApi = ({ results }: Pick<Foundation, "results">) =>
  endpoints(resultsCalls, {
    "GET /api/projects/:id/results": async ({ c, params }) => {
      const found = await results.forProject(params.id, c.get("language"));
      return found ? answer(c, 200, found) : refuse(c, 404, "errors.not_found");
    },
    "GET /api/results/:id/document": async ({ c, params }) => {
      const found = await results.document(params.id);
      if (!found?.isPublic) return refuse(c, 404, "errors.not_found");
      return c.body(...documentAnswer(found, "evidence"));
    },
  });
