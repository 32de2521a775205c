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
  const asked = new URLSearchParams(search);
  const said = names.flatMap((name) => {
    const value = asked.get(name);
    return value !== null && shapes[name].test(value) ? [[name, value] as const] : [];
  });
  const { from, to, ...rest } = Object.fromEntries(said) as AnalyticsView;
  if (from === undefined || to === undefined) return rest;
  const { period: _named, ...others } = rest;
  return { from, to, ...others };
}

/** Without defaults, so that the plain page has one address. */
export function analyticsSearch(view: AnalyticsView): string {
  const said = names.flatMap((name) => (view[name] === undefined ? [] : [[name, view[name]]]));
  return said.length === 0 ? "" : `?${new URLSearchParams(said).toString()}`;
}

export const analyticsKey = (search = "") =>
  key("/api/admin/analytics", {}, analyticsSearch(readAnalyticsView(search)));
