import { callerOf } from "../../auth/caller.ts";
import type { Foundation } from "../../composition.ts";
import { resultsCalls } from "#contract/results/results.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";
import { documentAnswer, isAboutDocument, refuseDocument } from "../../requests/document-answer.ts";

export const resultsApi = ({ results }: Foundation) =>
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
    "GET /api/admin/results": async ({ c }) => answer(c, 200, await results.list(c.get("language"))),
    "POST /api/admin/results": async ({ c, body }) => {
      const outcome = await results.add(body, callerOf(c).asStaff());
      return outcome.ok ? answer(c, 201, { id: body.id }) : refuse(c, 422, `results.error.${outcome.reason}`);
    },
    "GET /api/admin/results/:id": async ({ c, params }) => {
      const found = await results.show(params.id, c.get("language"));
      return found ? answer(c, 200, found) : refuse(c, 404, "errors.not_found");
    },
    "PUT /api/admin/results/:id/words": async ({ c, params, body }) => {
      return (await results.reword(params.id, body, callerOf(c).asStaff()))
        ? answer(c, 200, {})
        : refuse(c, 404, "errors.not_found");
    },
    "POST /api/admin/result-records": async ({ c, body: { documentBase64, indicatorId, ...record } }) => {
      const bytes = documentBase64 === null ? null : Buffer.from(documentBase64, "base64");
      const outcome = await results.enter(indicatorId, record, bytes, callerOf(c).asStaff());
      if (outcome.ok) return answer(c, 201, {});
      if (outcome.reason === "not_found") return refuse(c, 404, "errors.not_found");
      if (isAboutDocument(outcome.reason)) return refuseDocument(c, outcome.reason);
      return refuse(c, 422, `results.error.${outcome.reason}`);
    },
    "GET /api/admin/result-records/:id/document": async ({ c, params }) => {
      const found = await results.document(params.id);
      if (!found) return refuse(c, 404, "errors.not_found");
      return c.body(...documentAnswer(found, "evidence"));
    },
  });

export const resultRecordsPath = "/api/admin/result-records";
