import { compileMessage } from "@lingui/message-utils/compileMessage";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Router } from "wouter";
import type { MyMonthlyGift } from "#domain/giving/monthly/monthly-gift.ts";
import { languages, type Language } from "#domain/language.ts";
import { asCents } from "#domain/money/cents.ts";
import { ApiCache } from "../../../data/api-cache.ts";
import { ApiCacheContext } from "../../../data/use-api.tsx";
import { addMessages, createI18n, TextProvider } from "../../../i18n/text.tsx";
import { readCatalogs } from "../../../messages/read-catalogs.ts";
import { PublicUrl } from "../../../public-url.tsx";
import MonthlyScreen from "./page.tsx";

const catalogs = readCatalogs();
const noor = { id: "u1", email: "noor@example.org", firstName: "Noor", role: "DONOR", profileImageUrl: null };
const gift = (changes: Partial<MyMonthlyGift> = {}): MyMonthlyGift => ({
  id: "g1",
  reference: "DON-1",
  amountCents: asCents(2500),
  chargedCents: asCents(2500),
  status: "ACTIVE",
  dayOfMonth: 14,
  isStandingOrder: false,
  nextChargeOn: "2026-12-14",
  method: { kind: "card", lastDigits: "4242" },
  changingTo: null,
  campaignId: null,
  campaignTitle: null,
  beganAt: "2026-11-14T12:00:00.000Z",
  endedAt: null,
  ...changes,
});

type Visit = { language?: Language; giving?: string; user?: object | null };

function html(gifts: MyMonthlyGift[], { language = "en", giving = "FULL", user = noor }: Visit = {}) {
  const i18n = createI18n(language);
  for (const name of ["shell", "cards", "monthly", "giving"]) {
    const texts = Object.entries(catalogs[language][name] ?? {});
    addMessages(i18n, Object.fromEntries(texts.map(([id, text]) => [id, compileMessage(text)])));
  }
  const cache = new ApiCache(() => Promise.reject(new Error("nothing is asked")), {
    "/api/site": { name: "Open Hand", giving },
    "/api/auth/user": user,
    "/api/my/monthly-gifts": gifts,
  });
  return renderToStaticMarkup(
    <ApiCacheContext value={cache}>
      <TextProvider i18n={i18n}>
        <PublicUrl value="http://open-hand.test">
          <Router ssrPath="/dashboard/monthly">
            <MonthlyScreen />
          </Router>
        </PublicUrl>
      </TextProvider>
    </ApiCacheContext>,
  );
}
const formsIn = (markup: string) =>
  [...markup.matchAll(/name="form" value="monthly-(\w+)"/g)].map(([, name]) => name);

test("a stranger reads nothing of anyone's monthly gifts", () => {
  const markup = html([gift()], { user: null });
  expect(markup).toContain("/api/login?returnTo=");
  expect(markup).not.toMatch(/€|4242/);
});

test("a change that is not answered yet says so in every language, beside what is charged now", () => {
  for (const language of languages) {
    const markup = html([gift({ changingTo: { amountCents: asCents(4000), dayOfMonth: 20 } })], { language });
    expect(markup).toMatch(/40.*20/s);
    expect(markup).toContain("25");
    expect(markup.length).toBeGreaterThan(html([gift()], { language }).length);
  }
});

test("what can be done depends on how the gift stands", () => {
  expect(formsIn(html([gift()]))).toEqual(["amount", "day", "skip", "pause", "cancel"]);
  expect(formsIn(html([gift({ status: "PAUSED", nextChargeOn: null })]))).toEqual([
    "amount",
    "day",
    "resume",
    "cancel",
  ]);
  expect(formsIn(html([gift({ status: "PAST_DUE" })]))).toEqual(["amount", "day", "pause", "cancel"]);
  expect(formsIn(html([gift({ status: "ENDED", nextChargeOn: null })]))).toEqual([]);
});

test("an ended gift says when, and how to begin again, except where asking is not allowed", () => {
  const ended = gift({
    status: "ENDED",
    nextChargeOn: null,
    endedAt: "2026-12-01T12:00:00.000Z",
    amountCents: asCents(1250),
  });
  expect(html([ended])).toContain("This donation ended on 1 December 2026");
  expect(html([ended])).toContain('href="/donate?amount=12.50&amp;frequency=monthly"');
  expect(html([ended], { giving: "INFO_ONLY" })).not.toContain("/donate?");
});

test("the confirmation names the gift, in every language", () => {
  const title = { en: "Winter beds", nl: "Winterbedden", ar: "أسرّة الشتاء" };
  for (const language of languages)
    expect(html([gift({ campaignId: "winter", campaignTitle: title })], { language })).toMatch(
      new RegExp(`25[^<]*${title[language]}`),
    );
});

test("a provider that does not answer hides nothing of ours", () => {
  const markup = html([gift({ method: null })]);
  expect(markup).toContain("Cannot be shown at the moment");
  expect(markup).toContain("€25 a month");
});

test.each(languages)(
  "a standing order shows how it is stopped at the bank, and no button of ours (%s)",
  (language) => {
    const markup = html([gift({ isStandingOrder: true, method: null })], { language });
    expect(formsIn(markup)).toEqual([]);
    expect(markup).not.toContain("/method?");
    expect(markup).toContain(catalogs[language]["monthly"]?.["monthly.standingOrder.text"]);
    expect(html([gift({ isStandingOrder: true, status: "ENDED", nextChargeOn: null })])).not.toContain(
      "your own bank",
    );
  },
);
