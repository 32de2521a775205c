import lighthouse, { type Flags } from "lighthouse";
import { splitLanguage } from "../../app/routing/language-path.ts";
import { listingOf } from "../../server/search-engines/public-pages.ts";
import { categories, type Category, type Scores } from "../../testing/lighthouse-scores.ts";

/** One run of Lighthouse over one page. */
export type Look = { scores: Scores; times: string; faults: string[] };

const metrics = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
} as const;

/** The phone and the network are Lighthouse's own: a mid-range phone on a slow 4G. */
export async function look(
  site: string,
  address: string,
  port: number,
  only: readonly Category[],
): Promise<Look> {
  const flags: Flags = {
    port,
    onlyCategories: [...only],
    logLevel: "error",
    // A picture of the whole page is for the report, which nobody reads here.
    disableFullPageScreenshot: true,
    ...(isKeptFromSearching(address) && { skipAudits: ["is-crawlable"] }),
  };
  const result = await lighthouse(site + address, flags);
  if (!result) throw new Error(`Lighthouse said nothing about ${address}`);
  const { audits, categories: scored } = result.lhr;
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, scored[name] && Math.round((scored[name].score ?? 0) * 100)]),
    ),
    times: Object.entries(metrics)
      .map(([name, id]) => `${name} ${audits[id]?.displayValue ?? "?"}`)
      .join(", "),
    faults: Object.values(audits)
      .filter(({ score, errorMessage }) => errorMessage !== undefined || (score !== null && score < 1))
      .map(({ title, score, displayValue, errorMessage }) =>
        `${score?.toFixed(2) ?? "none"} ${title} ${errorMessage ?? displayValue ?? ""}`.trimEnd(),
      ),
  };
}

/** Nobody should find these by searching, and being found is all that they are excused from. */
const isKeptFromSearching = (address: string): boolean =>
  listingOf(splitLanguage(new URL(address, "http://site").pathname).path) === "left_out";
