import * as z from "zod/mini";
import type { AskedAnalytics } from "#domain/analytics/show-analytics.ts";
import { analyticsTables, tableOf } from "#domain/analytics/tables.ts";
import type { Foundation } from "../../composition.ts";
import { analyticsQuery, adminAnalyticsCalls } from "#contract/analytics/admin-analytics.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { sheetOf } from "../../exports/analytics-sheet.ts";
import { sendExport, splitFile } from "../../exports/send-export.ts";
import { refuse } from "../../refuse.ts";
/** Donations without a purpose: an empty name would be no filter. */
const noCampaign = "none";

export const adminAnalyticsApi = ({ analytics, openExport }: Pick<Foundation, "analytics" | "openExport">) =>
  endpoints(adminAnalyticsCalls, {
    "GET /api/admin/analytics": async ({ c, query }) =>
      answer(c, 200, await analytics(askedOf(query), c.get("language"))),
    "GET /api/admin/analytics/:file": async ({ c, params, query }) => {
      const { name, format } = splitFile(params.file);
      const table = analyticsTables.find((each) => each === name);
      if (!table || !format) return refuse(c, 404, "errors.not_found");
      const figures = await analytics(askedOf(query), c.get("language"));
      const { from, to } = figures.period;
      const { by, campaign, frequency } = figures;
      const file = {
        ...sheetOf(tableOf(table, figures), c.get("language")),
        table: `analytics-${table}`,
        format,
        filter: { from, to, by, campaign, frequency },
      };
      return sendExport(c, openExport, `analytics-${table}-${from}-${to}`, file);
    },
  });

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
