import { addressOf } from "../../../components/back-office/list-address.ts";
import { key } from "../../../data/api-key.ts";

export type AnnualView = { year: string | null };
/** Filters behind a figure. For purpose and type, an empty text means "none" and null means "all". */
export type LinesView = AnnualView & {
  line: string;
  program: string | null;
  project: string | null;
  nature: string | null;
  after: string | null;
};

export const annualPath = "/admin/books/annual";
export const budgetPath = "/admin/books/budget";
export const anbiPath = "/admin/books/anbi";
export const linesPath = "/admin/books/lines";

/** Reads the view from the address. Invalid values are ignored. */
export function readAnnualView(search = ""): AnnualView {
  const year = new URLSearchParams(search).get("year");
  return { year: year !== null && /^[12]\d{3}$/.test(year) ? year : null };
}

export function readLinesView(search = ""): LinesView {
  const query = new URLSearchParams(search);
  const text = (name: string) => {
    const value = query.get(name);
    return value !== null && /^[\w~-]{0,100}$/.test(value) ? value : null;
  };
  return {
    ...readAnnualView(search),
    line: text("line") || "individuals",
    program: text("program"),
    project: text("project"),
    nature: text("nature"),
    after: text("after") || null,
  };
}

export const annualKey = ({ year }: AnnualView) => key("/api/admin/books/annual", {}, addressOf({ year }));
export const budgetKey = ({ year }: AnnualView) => key("/api/admin/books/budgets", {}, addressOf({ year }));
export const anbiKey = ({ year }: AnnualView) => key("/api/admin/books/anbi-form", {}, addressOf({ year }));
export const linesKey = (view: LinesView) => key("/api/admin/books/annual/lines", {}, linesSearch(view));

/** An empty value has a meaning here, so it stays in the address. */
function linesSearch(view: Partial<LinesView>): string {
  const entries = Object.entries(view).flatMap(([name, value]) => (value == null ? [] : [[name, value]]));
  return entries.length === 0 ? "" : `?${new URLSearchParams(entries).toString()}`;
}

export const linesAddress = (view: Partial<LinesView>): string => linesPath + linesSearch(view);
