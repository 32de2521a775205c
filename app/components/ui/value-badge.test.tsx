import { compileMessage } from "@lingui/message-utils/compileMessage";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { Router } from "wouter";
import { describe, expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { ApiCache } from "../../data/api-cache.ts";
import { ApiCacheContext } from "../../data/use-api.tsx";
import { addMessages, createI18n, TextProvider } from "../../i18n/text.tsx";
import { readCatalogs } from "../../messages/read-catalogs.ts";
import { StateBadge as AgreementBadge } from "../../screens/admin/agreements/cells.tsx";
import { StateBadge as RecordBadge } from "../../screens/admin/content/state-badge.tsx";
import { StatusBadge as DonationBadge } from "../../screens/admin/donations/cells.tsx";
import { HowItStands } from "../../screens/application/how-it-stands.tsx";
import { GiftCard } from "../../screens/dashboard/monthly/gift-card.tsx";
import { Footer } from "../../shell/footer.tsx";
import { ApplicationStatusBadge } from "../back-office/application-status-badge.tsx";
import { DonationLine } from "../my-donations/donation-line.tsx";
import { ThreadStatusBadge } from "../support/thread-status-badge.tsx";

const catalogs = readCatalogs();
/** What a program newer than this one may have stored. */
const unknown = "FROM_TOMORROW" as never;

function html(part: ReactElement, language: "en" | "nl" | "ar" = "en"): string {
  const i18n = createI18n(language);
  for (const texts of Object.values(catalogs[language]))
    addMessages(
      i18n,
      Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, compileMessage(text)])),
    );
  const site = { giving: "FULL", claims: [], split: [{ category: unknown, percent: 100 }] };
  const cache = new ApiCache(() => Promise.reject(new Error("nothing is asked")), { "/api/site": site });
  return renderToString(
    <TextProvider i18n={i18n}>
      <ApiCacheContext value={cache}>
        <Router ssrPath="/">{part}</Router>
      </ApiCacheContext>
    </TextProvider>,
  );
}

const gift = {
  id: "g1",
  amountCents: 2500,
  chargedCents: 2500,
  createdAt: "2026-03-01T12:00:00.000Z",
  beganAt: "2026-03-01T12:00:00.000Z",
  status: unknown,
  campaignId: null,
  campaignTitle: null,
  frequency: "ONE_TIME",
  reference: "OH-1",
  nextChargeOn: null,
  endedAt: null,
  changingTo: null,
  method: { kind: unknown, lastDigits: null },
} as never;
const application = {
  kind: unknown,
  status: unknown,
  title: null,
  organisation: null,
  requestedCents: null,
  appliedAt: "2026-03-01T12:00:00.000Z",
  decidedAt: null,
  mayWithdraw: false,
} as never;

const badge = (tone: string) => new RegExp(`class="[^"]*${tone}[^"]*">FROM_TOMORROW<`);
const outline = badge("border-line-strong");
const red = badge("bg-bad-soft");

describe("a value that is newer than the program takes no page down and stands as it is written", () => {
  test.each<[string, () => ReactElement, look: RegExp]>([
    ["an application's status", () => <ApplicationStatusBadge status={unknown} />, outline],
    ["an application's own page", () => <HowItStands application={application} />, outline],
    ["a conversation's status", () => <ThreadStatusBadge status={unknown} />, outline],
    ["an agreement's state", () => <AgreementBadge state={unknown} />, outline],
    ["a record's state", () => <RecordBadge state={unknown} />, outline],
    ["a monthly gift's status and method", () => <GiftCard gift={gift} />, outline],
    // Any donation that is neither paid nor on its way is red.
    ["a donation's status", () => <DonationLine donation={gift} />, red],
    ["a donation's status for staff", () => <DonationBadge status={unknown} />, red],
    ["a category of spending", () => <Footer />, />from_tomorrow</],
  ])("%s", (_, part, look) => {
    for (const language of languages) {
      const page = html(part(), language);
      expect(page).toMatch(look);
    }
  });
});

test("a text whose catalog was never loaded is a fault of ours, and is found", () => {
  const nothing = createI18n("en");
  expect(() =>
    renderToString(
      <TextProvider i18n={nothing}>
        <ApplicationStatusBadge status="NEW" />
      </TextProvider>,
    ),
  ).toThrow("No text is loaded for admin.status.NEW");
});
