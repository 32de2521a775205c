import * as z from "zod/mini";
import { analyticsAnswer } from "#domain/analytics/answers.ts";
import { bucketSizes } from "#domain/analytics/buckets.ts";
import { namedPeriods } from "#domain/analytics/period.ts";
import type { AskedAnalytics } from "#domain/analytics/show-analytics.ts";
import { analyticsTables, tableOf } from "#domain/analytics/tables.ts";
import { actorOf } from "../actor.ts";
import { sheetOf } from "../analytics-sheet.ts";
import type { Foundation } from "../composition.ts";
import { endpoint } from "../endpoint.ts";
import { fileHeaders, splitFile } from "../export-file.ts";
import { refuse } from "../refuse.ts";

const longestId = 100;
/** Gifts for nothing in particular: in an address an empty name would be no request at all. */
const noCampaign = "none";
const day = z.string().check(z.maxLength(10));

/** A form sent without JavaScript names every field, so each may be empty. */
const analyticsQuery = z.object({
  period: z.optional(z.enum(["", ...namedPeriods])),
  from: z.optional(day),
  to: z.optional(day),
  by: z.optional(z.enum(["", ...bucketSizes])),
  campaign: z.optional(z.string().check(z.maxLength(longestId))),
  frequency: z.optional(z.enum(["", "ONE_TIME", "MONTHLY"])),
});

export const adminAnalyticsApi = ({
  analytics,
  openExport,
}: Pick<Foundation, "analytics" | "openExport">) => [
  endpoint(
    {
      method: "get",
      path: "/api/admin/analytics",
      who: "staff",
      summary:
        "How giving goes: gifts by day, week or month and by what tells them apart, monthly gifts kept and lost, the form",
      query: analyticsQuery,
      answers: { 200: { description: "Figures of the period", schema: analyticsAnswer } },
    },
    async ({ c, query }) => c.json(await analytics(askedOf(query), c.get("language"))),
  ),
  endpoint(
    {
      method: "get",
      path: "/api/admin/analytics/:file",
      who: "staff",
      summary: `One table of it as a file: ${analyticsTables.join(", ")}, each .csv or .xlsx; nothing in it is about a person`,
      query: analyticsQuery,
      answers: {
        200: { description: "The file" },
        404: { description: "No such table or format" },
        503: { description: "Two files are being made already" },
      },
    },
    async ({ c, query, user }) => {
      const { name, format } = splitFile(c.req.param("file"));
      const table = analyticsTables.find((each) => each === name);
      if (!table || !format) return refuse(c, 404, "errors.not_found");
      const answer = await analytics(askedOf(query), c.get("language"));
      const { from, to } = answer.period;
      const headers = fileHeaders(`analytics-${table}-${from}-${to}`, format);
      if (c.req.method === "HEAD") return c.body(null, 200, headers);
      const { by, campaign, frequency } = answer;
      const file = {
        ...sheetOf(tableOf(table, answer), c.get("language")),
        table: `analytics-${table}`,
        format,
        filter: { from, to, by, campaign, frequency },
      };
      const stream = await openExport(file, actorOf(user), c.get("requestId"));
      return stream === "busy" ? refuse(c, 503, "exports.error.busy") : c.body(stream, 200, headers);
    },
  ),
];

const askedOf = ({
  period,
  from,
  to,
  by,
  campaign = "",
  frequency,
}: z.infer<typeof analyticsQuery>): AskedAnalytics => ({
  period: { name: period || undefined, from, to },
  by: by || undefined,
  campaign: campaign === noCampaign ? "" : campaign || null,
  frequency: frequency || null,
});
