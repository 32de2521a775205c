import { figuresCalls } from "#contract/figures/figures.ts";
import { callerOf } from "../../auth/caller.ts";
import type { Foundation } from "../../composition.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";
import { documentAnswer, isAboutDocument, refuseDocument } from "../../requests/document-answer.ts";
import { refuseTooMany } from "../../requests/form-limits.ts";

type Query = Readonly<{ on?: string | undefined; known?: string | undefined }>;
const asked = ({ on, known }: Query) => ({ on: on || null, known: known || null });

/** A buffering compressor or proxy would hold the figures back. */
const asTheyCome = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-cache, no-transform",
  "x-accel-buffering": "no",
};
const fullForSeconds = 60;

export const figuresApi = ({ figures, formLimits, live }: Foundation) =>
  endpoints(figuresCalls, {
    "GET /api/figures": formLimits.read(async ({ c, query }) =>
      answer(c, 200, await figures.list(c.get("language"), asked(query))),
    ),
    "GET /api/figures/:id": formLimits.read(async ({ c, params: { id }, query }) => {
      const figure = await figures.find(id, c.get("language"), asked(query));
      return figure ? answer(c, 200, figure) : refuse(c, 404, "errors.not_found");
    }),
    "GET /api/live-figures": async ({ c }) => {
      const joined = await live.join(c);
      if (joined === "over") return c.body(null, 204);
      if (joined === "full") return refuseTooMany(c, { retryAfterSeconds: fullForSeconds });
      return c.body(joined.stream, 200, asTheyCome);
    },
    "GET /api/admin/figure-records": async ({ c }) =>
      answer(c, 200, await figures.listRecords(c.get("language"))),
    "GET /api/figure-records/:id/document": async ({ c, params }) => {
      const found = /^\d{1,15}$/.test(params.id) && (await figures.evidence(Number(params.id)));
      return found ? c.body(...documentAnswer(found, "evidence")) : refuse(c, 404, "errors.not_found");
    },
    "POST /api/admin/figure-records": async ({ c, body: { documentBase64, ...record } }) => {
      const bytes = documentBase64 === null ? null : Buffer.from(documentBase64, "base64");
      const outcome = await figures.enterRecord(record, bytes, callerOf(c).asStaff());
      if (outcome.ok) return answer(c, 201, {});
      return isAboutDocument(outcome.reason)
        ? refuseDocument(c, outcome.reason)
        : refuse(c, 422, `figures.error.${outcome.reason}`);
    },
  });

export const figureRecordsPath = "/api/admin/figure-records";
