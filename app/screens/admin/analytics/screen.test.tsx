import { compileMessage } from "@lingui/message-utils/compileMessage";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Router } from "wouter";
import type { AnalyticsAnswer } from "#domain/analytics/answers.ts";
import type { GiftFigures } from "#domain/analytics/ports.ts";
import { showAnalytics } from "#domain/analytics/show-analytics.ts";
import { languages, type Language } from "#domain/language.ts";
import { asCents, noCents } from "#domain/money/cents.ts";
import { ApiCache } from "../../../data/api-cache.ts";
import { ApiCacheContext } from "../../../data/use-api.tsx";
import { addMessages, createI18n, TextProvider } from "../../../i18n/text.tsx";
import { readCatalogs } from "../../../messages/read-catalogs.ts";
import { Analytics } from "./analytics.tsx";

const catalogs = readCatalogs();
const one = { gifts: 1, givenCents: asCents(2500), returnedCents: noCents };
const parts = (key: string) => [{ key, ...one }];
const oneGift: GiftFigures = {
  days: [{ day: "2026-11-10", ...one }],
  parts: {
    campaign: parts("winter"),
    country: parts("NL"),
    language: parts("nl"),
    method: parts("ideal"),
    donor: parts("new"),
    frequency: parts("ONE_TIME"),
  },
};
const noGift: GiftFigures = {
  days: [],
  parts: { campaign: [], country: [], language: [], method: [], donor: [], frequency: [] },
};

const answerOf = (gifts: GiftFigures, isBusy: boolean): Promise<AnalyticsAnswer> =>
  showAnalytics({
    source: {
      gifts: () => Promise.resolve(gifts),
      monthly: () =>
        Promise.resolve(
          isBusy ? [{ began: "2026-10-01", ended: "2026-11-01", gifts: 3, cents: asCents(7500) }] : [],
        ),
      funnel: () =>
        Promise.resolve(isBusy ? [{ step: "opened", language: "nl", frequency: null, count: 9 }] : []),
    },
    today: () => "2026-11-15",
  })(
    { period: {}, campaign: null, frequency: null },
    { labelOf: (_, key) => key, campaigns: [{ id: "winter", name: "Winter" }] },
  );

function draw(language: Language, answer: AnalyticsAnswer): string {
  const i18n = createI18n(language);
  const texts = Object.entries(catalogs[language]["analytics"] ?? {});
  addMessages(i18n, Object.fromEntries(texts.map(([id, words]) => [id, compileMessage(words)])));
  const answers = { "/api/admin/analytics": answer };
  const cache = new ApiCache(() => Promise.reject(new Error("nothing is asked for")), answers);
  return renderToString(
    <Router ssrPath="/admin/analytics" ssrSearch="">
      <TextProvider i18n={i18n}>
        <ApiCacheContext value={cache}>
          <Analytics />
        </ApiCacheContext>
      </TextProvider>
    </Router>,
  ).replaceAll("<!-- -->", "");
}

const busy = await answerOf(oneGift, true);
const quiet = await answerOf(noGift, false);

test.each(languages)("every picture is also a table and two files, on the server, in %s", (language) => {
  const html = draw(language, busy);
  expect(html.match(/<details/g)).toHaveLength(9);
  expect(html.match(/\.(csv|xlsx)"/g)).toHaveLength(18);
  expect(html).not.toContain("analytics.");
});

test("the picture says in words what it shows", () => {
  const html = draw("en", busy);
  expect(html).toContain("€25 in 1 donation, from 17 October 2026 to 15 November 2026.");
  expect(html).toContain("10 November 2026: €25, 1 donation");
  expect(html).toContain("0 of 3 monthly donations were kept in November 2026, 3 ended and 0 started.");
});

test("where there is nothing, the page says so and shows no empty picture", () => {
  const html = draw("en", quiet);
  for (const sentence of [
    "No donations in this period",
    "No monthly donations in this period",
    "Nothing was counted in this period",
  ])
    expect(html).toContain(sentence);
  expect(html).not.toContain("<details");
});
