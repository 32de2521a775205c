import { key } from "../../../data/api-key.ts";

const names = ["period", "from", "to", "by", "campaign", "frequency"] as const;
export type AnalyticsView = Readonly<Partial<Record<(typeof names)[number], string>>>;

/** Gifts without a campaign. */
export const noCampaign = "none";
export const own = "/admin/analytics";

const shapes: Readonly<Record<(typeof names)[number], RegExp>> = {
  period: /^12m$/,
  from: /^\d{4}-\d{2}-\d{2}$/,
  to: /^\d{4}-\d{2}-\d{2}$/,
  by: /^(day|week|month)$/,
  campaign: /^(?!all$).{1,100}$/,
  frequency: /^(ONE_TIME|MONTHLY)$/,
};

/** Reads the view from the address. Invalid values are ignored. */
export function readAnalyticsView(search: string): AnalyticsView {
  const query = new URLSearchParams(search);
  const entries = names.flatMap((name) => {
    const value = query.get(name);
    return value !== null && shapes[name].test(value) ? [[name, value] as const] : [];
  });
  const { from, to, ...rest } = Object.fromEntries(entries) as AnalyticsView;
  if (from === undefined || to === undefined) return rest;
  const { period: _named, ...others } = rest;
  return { from, to, ...others };
}

/** Without defaults, so that the plain page has one address. */
export function analyticsSearch(view: AnalyticsView): string {
  const entries = names.flatMap((name) => (view[name] === undefined ? [] : [[name, view[name]]]));
  return entries.length === 0 ? "" : `?${new URLSearchParams(entries).toString()}`;
}

export const analyticsKey = (search = "") =>
  key("/api/admin/analytics", {}, analyticsSearch(readAnalyticsView(search)));
