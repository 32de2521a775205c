import { compileMessage } from "@lingui/message-utils/compileMessage";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Router } from "wouter";
import type { ListedDonation } from "#domain/giving/donation-list.ts";
import type { MyDonation } from "#domain/giving/my-giving.ts";
import { donationStatuses } from "#domain/donation-status.ts";
import { languages, type Language } from "#domain/language.ts";
import { asCents } from "#domain/money/cents.ts";
import { ApiCache, type Answers } from "../../../data/api-cache.ts";
import { ApiCacheContext } from "../../../data/use-api.tsx";
import { addMessages, createI18n, TextProvider } from "../../../i18n/text.tsx";
import { readCatalogs } from "../../../messages/read-catalogs.ts";
import { PublicUrl } from "../../../public-url.tsx";
import DonationsScreen from "../donations/page.tsx";
import DashboardScreen from "./page.tsx";

const catalogs = readCatalogs();
const noor = { id: "u1", email: "noor@example.org", firstName: "Noor", role: "DONOR", profileImageUrl: null };
const sums = {
  totalCents: 123_450,
  totalCount: 7,
  yearCents: 50_000,
  yearCount: 1,
  deductibleCents: 40_000,
  monthlyCents: 2500,
  monthlyCount: 1,
};
const gift = (number: number, changes: Partial<MyDonation> = {}): MyDonation => ({
  id: `gift-${number}`,
  amountCents: asCents(2500),
  chargedCents: asCents(2500),
  createdAt: "2026-03-01T12:00:00.000Z",
  status: "COMPLETED",
  campaignId: null,
  reference: `OH-${number}`,
  frequency: "ONE_TIME",
  ...changes,
});
const listed = (number: number, changes: Partial<ListedDonation> = {}): ListedDonation => ({
  ...gift(number),
  purpose: null,
  paidOn: "2026-03-01",
  receiptNumber: `2026-${String(number).padStart(6, "0")}`,
  ...changes,
});
const donationsPage = (donations: ListedDonation[], search = "", language?: Language) =>
  html(<DonationsScreen />, { "/api/my/donations": donations }, language, search);
const gifts = (count: number): MyDonation[] => Array.from({ length: count }, (_, number) => gift(number));

function html(screen: ReactNode, answers: Answers, language: Language = "en", search = ""): string {
  const i18n = createI18n(language);
  for (const name of ["shell", "cards", "dashboard", "my-papers"]) {
    const texts = Object.entries(catalogs[language][name] ?? {});
    addMessages(i18n, Object.fromEntries(texts.map(([id, text]) => [id, compileMessage(text)])));
  }
  const cache = new ApiCache(() => Promise.reject(new Error("nothing is asked")), {
    "/api/site": { name: "Open Hand", giving: "FULL" },
    "/api/auth/user": noor,
    "/api/my/giving": sums,
    ...answers,
  });
  return renderToStaticMarkup(
    <ApiCacheContext value={cache}>
      <TextProvider i18n={i18n}>
        <PublicUrl value="http://open-hand.test">
          <Router ssrPath="/dashboard" ssrSearch={search}>
            {screen}
          </Router>
        </PublicUrl>
      </TextProvider>
    </ApiCacheContext>,
  );
}
const dashboard = (donations: MyDonation[], answers: Answers = {}, language?: Language) =>
  html(<DashboardScreen />, { "/api/donations/my": donations, ...answers }, language);
const textOf = (markup: string) => markup.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");

test("a stranger reads nothing of anyone's gifts, and finds the way to sign in and back", () => {
  const markup = html(<DashboardScreen />, { "/api/auth/user": null, "/api/donations/my": gifts(3) });
  expect(markup.match(/<h1/g)).toHaveLength(1);
  expect(markup).toContain('href="/api/login?returnTo=%2Fdashboard"');
  expect(markup).not.toMatch(/€|Total Donated/);
});

test("a donor is greeted by first name, or else by address", () => {
  expect(textOf(dashboard([]))).toContain("Welcome back, Noor ");
  expect(textOf(dashboard([], { "/api/auth/user": { ...noor, firstName: null } }))).toContain(
    "Welcome back, noor@example.org",
  );
});

test("the four cards say what was given, and the deductible one is this year's figure", () => {
  const text = textOf(dashboard(gifts(7)));
  expect(text).toContain("Total Donated €1,234.50 7 donations");
  expect(text).toContain("This Year €500 1 donation ");
  expect(text).toContain("Tax Deductible €400 Before the legal threshold and cap");
  expect(text).toContain("Monthly Giving €25 Active recurring donations");
});

test("the newest five are listed, and the rest is behind a link only when there is a rest", () => {
  expect(dashboard(gifts(5)).match(/<time/g)).toHaveLength(5);
  expect(dashboard(gifts(5))).not.toContain("View All Donations");
  expect(dashboard(gifts(6)).match(/<time/g)).toHaveLength(5);
  expect(dashboard(gifts(6))).toMatch(/href="\/dashboard\/donations"[^>]*>View All Donations/);
});

test("someone who never gave is invited, except where asking is not allowed", () => {
  expect(textOf(dashboard([]))).toMatch(/No donations yet .* Make Your First Donation/);
  const quiet = dashboard([], { "/api/site": { name: "Open Hand", giving: "INFO_ONLY" } });
  expect(quiet).toContain("No donations yet");
  expect(quiet).not.toContain('href="/donate');
});

test("a gift is green when completed, yellow on its way, red otherwise, and raw in English", () => {
  for (const status of donationStatuses) {
    const tone =
      status === "COMPLETED" ? "good" : status === "PENDING" || status === "PROCESSING" ? "warn" : "bad";
    expect(dashboard([gift(1, { status })])).toMatch(new RegExp(`bg-${tone}-soft[^>]*>${status}<`));
    expect(dashboard([gift(1, { status })], {}, "nl")).not.toContain(`>${status}<`);
    expect(dashboard([gift(1, { status })], {}, "ar")).not.toContain(`>${status}<`);
  }
});

test("a gift to a campaign is marked as one", () => {
  expect(dashboard([gift(1, { campaignId: "winter" })])).toContain("Campaign Donation");
  expect(dashboard([gift(1)])).not.toContain("Campaign Donation");
});

test("only gifts that reached us lay a tile", () => {
  const markup = dashboard([gift(1), gift(2, { status: "FAILED" }), gift(3, { status: "PENDING" })]);
  expect(markup).toContain("one tile for your one donation");
});

test("the whole foundation's impact is shown once it is known, in every language", () => {
  const stats = {
    totalBeneficiaries: 45_678,
    totalRaised: 240_000_000,
    completedProjects: 52,
    volunteerHours: 9,
  };
  expect(dashboard([])).not.toContain("Global Impact");
  for (const language of languages)
    expect(dashboard(gifts(3), { "/api/impact-stats": stats }, language)).toMatch(/45[.,]678/);
});

test("gifts are listed under the Dutch year they were made in", () => {
  const markup = donationsPage([
    listed(1),
    listed(2, { createdAt: "2025-12-31T23:30:00.000Z" }),
    listed(3, { createdAt: "2025-12-31T22:30:00.000Z", chargedCents: asCents(2608) }),
  ]);
  expect(textOf(markup)).toMatch(/2026 2 donations .* 2025 1 donation .*€26\.08/);
});

test("the list is narrowed by its address, and its download with it", () => {
  const all = [listed(1, { campaignId: "winter", purpose: "A warm winter" }), listed(2)];
  const narrowed = donationsPage(all, "year=2026&campaign=winter");
  expect(narrowed.match(/<time/g)).toHaveLength(1);
  expect(narrowed).toContain('href="/api/my/donations.csv?year=2026&amp;campaign=winter&amp;language=en"');
  expect(textOf(donationsPage(all, "year=2019"))).toContain("No donations found");
});

test("a long list has pages, each with its own address", () => {
  const many = Array.from({ length: 60 }, (_, number) => listed(number));
  expect(donationsPage(many).match(/<time/g)).toHaveLength(25);
  expect(donationsPage(many, "page=3").match(/<time/g)).toHaveLength(10);
  expect(donationsPage(many)).toContain('href="/dashboard/donations?page=2"');
});

test("a gift that came in has a receipt and a way to follow it; one that did not has neither", () => {
  const markup = donationsPage([
    listed(1),
    listed(2, { paidOn: null, receiptNumber: null, status: "PENDING" }),
  ]);
  expect(markup.match(/receipt\.pdf/g)).toHaveLength(1);
  expect(markup).toContain('href="/api/my/donations/gift-1/receipt.pdf?language=en"');
  expect(markup.match(/\/dashboard\/gifts\//g)).toHaveLength(1);
});

test("each year with gifts has a statement, in one's own language and in Dutch", () => {
  const all = [listed(1), listed(2, { paidOn: "2024-05-01" })];
  for (const language of languages) {
    const markup = donationsPage(all, "", language);
    for (const year of [2026, 2024]) {
      expect(markup).toContain(`/api/my/statements/${year}.pdf?language=${language}`);
      expect(markup).toContain(`/api/my/statements/${year}.pdf?language=nl`);
    }
  }
});
