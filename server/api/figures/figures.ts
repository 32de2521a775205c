import { figuresCalls } from "#contract/figures/figures.ts";
import { callerOf } from "../../auth/caller.ts";
import type { Foundation } from "../../composition.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";
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
    "POST /api/admin/figure-records": async ({ c, body }) => {
      const outcome = await figures.enterRecord(body, callerOf(c).asStaff());
      return outcome.ok ? answer(c, 201, {}) : refuse(c, 422, `figures.error.${outcome.reason}`);
    },
  });
