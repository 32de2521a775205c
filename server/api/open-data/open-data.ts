import { maxRows, openDataCalls } from "#contract/open-data/open-data.ts";
import { licence } from "#domain/open-data/datasets.ts";
import type { Run } from "#domain/open-data/ports.ts";
import type { User } from "#domain/site/site.ts";
import { callerOf } from "../../auth/caller.ts";
import type { Foundation } from "../../composition.ts";
import type { RequestContext } from "../../context.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { streamOf } from "../../exports/stream-of.ts";
import { manifestOf } from "../../open-data/manifest-of.ts";
import { refuse, type Refusal } from "../../refuse.ts";

const usualRows = 500;
const askAgainSeconds = 60;
/** A run covers a day, so answers may be cached for minutes. */
const keepSeconds = 300;

const mediaTypes: Readonly<Record<string, string>> = {
  csv: "text/csv; charset=utf-8",
  json: "application/json",
  parquet: "application/vnd.apache.parquet",
  xml: "application/xml",
};

type Asked = {
  c: RequestContext;
  user: User | null;
  query: { after?: string | undefined; limit?: string | undefined };
};
type Page<Row> = { rows: Row[]; next: string | null };
type Read<Row> = (run: Run, asked: { after: string | undefined; most: number }) => Promise<Page<Row>>;

/** Public. All answers come from the last run, so one ETag covers them. */
export function openDataApi({ openData, formLimits }: Pick<Foundation, "openData" | "formLimits">) {
  const ofLastRun = async <Reply>(
    c: RequestContext,
    reply: (run: Run) => Promise<Reply> | Reply,
  ): Promise<Reply | Response | Refusal<404>> => {
    const run = await openData.lastRun();
    if (!run) {
      c.header("retry-after", String(askAgainSeconds));
      return refuse(c, 404, "open-data.error.not_made");
    }
    const etag = `"${run.id}"`;
    c.header("etag", etag);
    c.header("last-modified", run.madeAt.toUTCString());
    c.header("cache-control", `public, max-age=${keepSeconds}`);
    return c.req.header("if-none-match") === etag ? c.body(null, 304) : reply(run);
  };
  const page = <Row>(read: Read<Row>) =>
    formLimits.read(({ c, query: { after, limit } }: Asked) =>
      ofLastRun(c, async (run) => {
        const most = Math.min(Number(limit ?? usualRows), maxRows);
        const { asOf, madeAt } = run;
        const updatedAt = madeAt.toISOString();
        return answer(c, 200, { licence, asOf, updatedAt, ...(await read(run, { after, most })) });
      }),
    );

  return endpoints(openDataCalls, {
    "GET /api/open-data": async ({ c }) => {
      const run = await openData.lastRun();
      return answer(c, 200, { made: run && manifestOf(run) });
    },
    "GET /api/open-data/manifest": formLimits.read(({ c }) =>
      ofLastRun(c, (run) => answer(c, 200, manifestOf(run))),
    ),
    "GET /api/open-data/lines": page(openData.readRows.lines),
    "GET /api/open-data/sums": page(openData.readRows.sums),
    "GET /api/open-data/accounts": page(openData.readRows.accounts),
    "GET /api/open-data/purposes": page(openData.readRows.purposes),
    "GET /api/open-data/campaigns": page(openData.readRows.campaigns),
    "GET /api/open-data/funds": page(openData.readRows.funds),
    "GET /api/open-data/projects": page(openData.readRows.projects),
    "GET /api/open-data/budgets": page(openData.readRows.budgets),
    "GET /api/open-data/months": page(openData.readRows.months),
    "GET /api/open-data/records": page(openData.readRows.records),
    "GET /api/open-data/results": page(openData.readRows.results),
    "GET /api/open-data/promises": page(openData.readRows.promises),
    "GET /api/open-data/grants": page(openData.readRows.grants),
    "GET /api/open-data/files/:file": formLimits.read(({ c, params: { file } }) =>
      ofLastRun(c, (run) => {
        const known = run.files.find(({ name }) => name === file);
        if (!known) return refuse(c, 404, "errors.not_found");
        c.header("content-type", mediaTypes[file.split(".").at(-1) ?? ""] ?? "application/octet-stream");
        c.header("content-length", String(known.bytes));
        c.header("content-disposition", `attachment; filename="${file}"`);
        if (c.req.method === "HEAD") return c.body(null);
        return c.body(streamOf(openData.openFile(run.id, file)));
      }),
    ),
    "GET /api/admin/books/open-data": async ({ c }) => {
      const run = await openData.lastRun();
      return answer(c, 200, { made: run && manifestOf(run), problems: run?.problems ?? [] });
    },
    "POST /api/admin/books/open-data": async ({ c }) => {
      const isMade = await openData.makeNow(callerOf(c).asActor(), c.get("requestId"));
      return isMade ? answer(c, 201, {}) : refuse(c, 409, "open-data-desk.busy");
    },
  });
}
