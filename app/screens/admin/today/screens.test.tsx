import { compileMessage } from "@lingui/message-utils/compileMessage";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { Router } from "wouter";
import { expect, test } from "vitest";
import type { ApplicationStatus } from "#domain/applications/application-status.ts";
import { languages, type Language } from "#domain/language.ts";
import { ApiCache, type Answers } from "../../../data/api-cache.ts";
import { ApiCacheContext } from "../../../data/use-api.tsx";
import { addMessages, createI18n, TextProvider } from "../../../i18n/text.tsx";
import { readCatalogs } from "../../../messages/read-catalogs.ts";
import Office from "../../../components/back-office/office.tsx";
import GrantApplicationsScreen from "../applications/grant-page.tsx";
import PartnerApplicationsScreen from "../applications/partner-page.tsx";
import VolunteerApplicationsScreen from "../applications/volunteer-page.tsx";
import MailScreen from "../mail/page.tsx";
import PaymentsScreen from "../payments/page.tsx";
import AdminScreen from "./page.tsx";

const catalogs = readCatalogs();
const person = (role: string) => ({
  id: "u1",
  email: "samir@example.org",
  firstName: "Samir",
  role,
  profileImageUrl: null,
});
const volunteer = (id: string, status: ApplicationStatus = "NEW") => ({
  id,
  name: `Volunteer ${id}`,
  email: `${id}@example.org`,
  createdAt: "2026-03-01T12:00:00.000Z",
  status,
});
const quietDay = {
  waitingVolunteer: 0,
  waitingGrant: 0,
  waitingPartner: 0,
  oldestWaitingDays: null,
  stuckPayments: 0,
  failedPayments: 0,
  discrepancies: 0,
  deadMails: 0,
  certificates: [],
  checks: [],
  anbiForms: [],
  shortAgreements: [],
  toApprove: 0,
  unconfirmedTransfers: 0,
  doubtfulGifts: 0,
  tasksDue: 0,
};
const everyCall: Answers = {
  "/api/site": { mode: "demo", name: "Open Hand" },
  "/api/auth/user": person("STAFF"),
  "/api/admin/today": quietDay,
  "/api/decision-times": { volunteer: 9, grant: null, partner: 1 },
  "/api/admin/tasks": { tasks: [], staff: [] },
  "/api/admin/mail": { rows: [], older: null },
  "/api/admin/payments": { stuck: [], failed: [], discrepancies: [] },
  "/api/admin/applications/grant": [],
  "/api/admin/applications/volunteer": [],
  "/api/admin/applications/grant/list": { rows: [], total: 0, page: 1, pageSize: 25 },
  "/api/admin/applications/partner/list": { rows: [], total: 0, page: 1, pageSize: 25 },
  "/api/admin/applications/volunteer/choices": {
    abouts: [{ id: "education-tutor", name: "Education Tutor" }],
    staff: [{ id: "u1", name: "Samir" }],
  },
  "/api/impact-stats": {
    totalBeneficiaries: 25_946,
    totalRaised: 240_000_000,
    completedProjects: 127,
    volunteerHours: 15_240,
  },
};
type Shown = { language?: Language; path?: string; search?: string; answers?: Answers };

function html(Screen: ComponentType, { language = "en", path = "/admin", search = "", answers }: Shown = {}) {
  const i18n = createI18n(language);
  for (const name of [
    "shell",
    "cards",
    "back-office",
    "admin",
    "admin-mail",
    "admin-payments",
    "application",
  ]) {
    const texts = Object.entries(catalogs[language][name] ?? {});
    addMessages(i18n, Object.fromEntries(texts.map(([id, text]) => [id, compileMessage(text)])));
  }
  const cache = new ApiCache(() => Promise.reject(new Error("nothing is asked")), {
    ...everyCall,
    ...answers,
  });
  return renderToString(
    <Router ssrPath={path} ssrSearch={search}>
      <TextProvider i18n={i18n}>
        <ApiCacheContext value={cache}>
          <Screen />
        </ApiCacheContext>
      </TextProvider>
    </Router>,
  );
}
const badgeOf = (page: string, status: string): string =>
  new RegExp(`<span class="([^"]*)">${status}</span>`).exec(page)?.[1] ?? "";

test("on a quiet day the page is calm and complete", () => {
  const page = html(AdminScreen);
  for (const words of [
    "Nothing needs attention.",
    "volunteers 9 days · partners 1 day",
    "Total Beneficiaries",
    "25,946",
    "Funds Raised",
    "€2,400,000",
    "Completed Projects",
    "Volunteer Hours",
    "No grant applications",
    "No volunteer applications",
  ])
    expect(page).toContain(words);
  expect(page).not.toContain("View All Applications");
});

test("what waits is said in words, with the way to it, and what does not wait is not mentioned", () => {
  const today = { ...quietDay, waitingVolunteer: 2, oldestWaitingDays: 1, stuckPayments: 1 };
  const page = html(AdminScreen, { answers: { "/api/admin/today": today } });
  expect(page).toContain("2 volunteer applications are waiting for a decision");
  expect(page).toContain('href="/admin/applications/volunteer?status=WAITING"');
  expect(page).toContain("The oldest application has been waiting for 1 day.");
  expect(page).toContain("1 payment has no result");
  expect(page).not.toContain("grant applications are waiting");
  expect(page).not.toContain("Nothing needs attention");
});

test("what ends soon is named, with the way to where it is renewed, and a task can be done", () => {
  const page = html(AdminScreen, {
    answers: {
      "/api/admin/today": {
        ...quietDay,
        deadMails: 1,
        certificates: [{ id: "anbi", name: "ANBI", endsOn: "2026-12-31" }],
        checks: [{ id: "v1", name: "Lotte", endsOn: "2026-12-01" }],
      },
      "/api/admin/tasks": {
        tasks: [{ id: "t1", text: "Call the auditor", dueOn: "2026-11-20", assignee: null }],
        staff: [],
      },
    },
  });
  expect(page).toContain('href="/admin/mail"');
  expect(page).toContain("Certificate ANBI expires on 31 December 2026");
  expect(page).toContain('href="/admin/applications/volunteer/v1"');
  expect(page).toContain("Call the auditor");
  expect(page).not.toContain("Nothing needs attention");
});

test("the menu beside the page links every part and marks the current one", () => {
  const page = html(() => (
    <Office>
      <AdminScreen />
    </Office>
  ));
  expect(page).toContain('aria-label="Back office menu"');
  expect(page).toMatch(
    /<a[^>]*href="\/admin"[^>]*aria-current="page"|<a[^>]*aria-current="page"[^>]*href="\/admin"/,
  );
  expect(page).toContain('href="/admin/applications/grant"');
});

test("five applications are shown, and the way to all of them once there are more", () => {
  const applications = ["a", "b", "c", "d", "e", "f"].map((id) => volunteer(id));
  const six = html(AdminScreen, { answers: { "/api/admin/applications/volunteer": applications } });
  expect(six).toContain("Volunteer e");
  expect(six).not.toContain("Volunteer f");
  expect(six).toContain("View All Applications");
  expect(six).toContain("<bdi>6</bdi>");
  const five = html(AdminScreen, {
    answers: { "/api/admin/applications/volunteer": applications.slice(0, 5) },
  });
  expect(five).not.toContain("View All Applications");
  expect(five).toContain('href="/admin/applications/volunteer"');
});

test("a badge shows the status as it is called in English, translated elsewhere, in its own weight", () => {
  const statuses: ApplicationStatus[] = ["NEW", "SCREENING", "INTERVIEW", "APPROVED", "DECLINED"];
  const answers = { "/api/admin/applications/volunteer": statuses.map((each) => volunteer(each, each)) };
  const page = html(AdminScreen, { answers });
  expect(badgeOf(page, "APPROVED")).toContain("bg-action");
  expect(badgeOf(page, "DECLINED")).toContain("bg-bad");
  expect(badgeOf(page, "SCREENING")).toContain("bg-neutral-soft");
  expect(badgeOf(page, "NEW")).toContain("border");
  expect(badgeOf(page, "INTERVIEW")).toContain("border");
  expect(badgeOf(html(AdminScreen, { answers, language: "nl" }), "Goedgekeurd")).toContain("bg-action");
  expect(badgeOf(html(AdminScreen, { answers, language: "ar" }), "مقبول")).toContain("bg-action");
});

test.each([
  ["a stranger", null, "/api/login?returnTo=%2Fadmin"],
  ["a donor", person("DONOR"), "You don&#x27;t have permission to access this page."],
])("%s sees no figure and no applicant, and where to go", (_, user, words) => {
  const answers = { "/api/auth/user": user, "/api/admin/applications/volunteer": [volunteer("secret")] };
  const page = html(AdminScreen, { answers });
  expect(page).toContain(words);
  expect(page).not.toContain("secret");
  expect(page).not.toContain("25,946");
});

test("the list shows what its address asks for, and leads to its other pages", () => {
  const { name: who, ...row } = volunteer("v26", "INTERVIEW");
  const listed = { ...row, who, about: { id: "education-tutor", name: "Education Tutor" }, assignee: null };
  const list = { rows: [listed], count: 60, older: "2026~v1" };
  const page = html(VolunteerApplicationsScreen, {
    path: "/admin/applications/volunteer",
    search: "status=WAITING&q=ex&before=x",
    answers: { "/api/admin/applications/volunteer/list?status=WAITING&q=ex&before=x": list },
  });
  expect(page).toContain("60 applications");
  expect(page).toContain('value="ex"');
  expect(page).toContain('<option value="WAITING" selected="">');
  expect(page).toContain('href="/admin/applications/volunteer?status=WAITING&amp;q=ex&amp;before=2026%7Ev1"');
  expect(page).toContain('href="mailto:v26@example.org"');
  expect(page).toContain('href="/admin/applications/volunteer/v26"');
  expect(page).toContain('<bdi data-any-language="true">Education Tutor</bdi></td>');
});

test.each(languages)("every page of the back office is complete in %s, also when empty", (language) => {
  for (const Screen of [
    AdminScreen,
    GrantApplicationsScreen,
    VolunteerApplicationsScreen,
    PartnerApplicationsScreen,
    MailScreen,
    PaymentsScreen,
  ])
    expect(html(Screen, { language })).toContain("<h1");
  const none = catalogs[language]["admin"]?.["admin.grant.none"] ?? "missing";
  expect(html(GrantApplicationsScreen, { language })).toContain(none);
});
