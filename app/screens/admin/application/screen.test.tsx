import { compileMessage } from "@lingui/message-utils/compileMessage";
import { renderToString } from "react-dom/server";
import { Router } from "wouter";
import { expect, test } from "vitest";
import type { ApplicationAnswer } from "#domain/applications/review/application-answer.ts";
import { languages, type Language } from "#domain/language.ts";
import { ApiCache } from "../../../data/api-cache.ts";
import { ApiCacheContext } from "../../../data/use-api.tsx";
import { addMessages, createI18n, TextProvider } from "../../../i18n/text.tsx";
import { readCatalogs } from "../../../messages/read-catalogs.ts";
import { ChangedMeanwhile } from "./changed-meanwhile.tsx";
import { anApplication } from "./application.fixtures.ts";
import ApplicationScreen from "./page.tsx";

const catalogs = readCatalogs();

function html(node: React.ReactNode, language: Language = "en", application = anApplication()) {
  const i18n = createI18n(language);
  for (const name of [
    "shell",
    "cards",
    "back-office",
    "admin",
    "application",
    "volunteer",
    "grants",
    "partners",
  ]) {
    const texts = Object.entries(catalogs[language][name] ?? {});
    addMessages(i18n, Object.fromEntries(texts.map(([id, text]) => [id, compileMessage(text)])));
  }
  const cache = new ApiCache(() => Promise.reject(new Error("nothing is asked")), {
    "/api/site": { mode: "demo", name: "Open Hand" },
    "/api/auth/user": { id: "u1", email: "s@example.org", firstName: "Samir", role: "STAFF" },
    [`/api/admin/applications/${application.kind}/${application.id}`]: application,
  });
  return renderToString(
    <Router ssrPath={`/admin/applications/${application.kind}/${application.id}`}>
      <TextProvider i18n={i18n}>
        <ApiCacheContext value={cache}>{node}</ApiCacheContext>
      </TextProvider>
    </Router>,
  );
}
const screenOf = (application: ApplicationAnswer, language?: Language) =>
  html(<ApplicationScreen params={{ kind: application.kind, id: application.id }} />, language, application);

test("an application is shown with what was sent, what happened and what may follow", () => {
  const page = screenOf(anApplication());
  for (const words of [
    "Lotte Visser",
    "I would like to help.",
    "Processing of the application: yes",
    "From NEW to SCREENING",
    "Called her.",
    "Invite to an interview",
    "Decline",
  ])
    expect(page).toContain(words);
  expect(page).not.toContain("Approve");
});

test("a check that is under way is shown by its days, with what may be recorded next", () => {
  const page = screenOf(anApplication());
  for (const words of [
    "This role needs a background check.",
    "Requested",
    "2 March 2026",
    "Mark as seen",
    "never a copy",
  ])
    expect(page).toContain(words);
});

test("a grant is judged blind: until the reader has scored it, only the number of scores is told", () => {
  const review = {
    criteria: ["Need", "Plan"],
    needed: 2,
    given: 1,
    isScored: false,
    scores: [],
    awardedCents: null,
    motivation: null,
  };
  const open = screenOf(anApplication({ kind: "grant", check: null, review }));
  expect(open).toContain("1 of 2 reviewers have scored.");
  expect(open).toContain("Save score");
  const scores = [{ by: "Eva", marks: [4, 5], comment: "Clear.", at: "2026-03-02T12:00:00.000Z" }];
  const scored = screenOf(
    anApplication({ kind: "grant", check: null, review: { ...review, isScored: true, scores } }),
  );
  expect(scored).toContain("Clear.");
  expect(scored).not.toContain("Save score");
});

test("an approved application has no further step", () => {
  const page = screenOf(anApplication({ status: "APPROVED", nextStatuses: [] }));
  expect(page).toContain("There is no further step.");
});

test.each(languages)("the page is complete in %s", (language) => {
  expect(screenOf(anApplication(), language)).toContain("<h1");
});

test("whoever was overtaken reads what a colleague did", () => {
  const before = anApplication({ version: 2, history: [] });
  const now = anApplication({ version: 3, assignee: { id: "u2", name: "Eva" } });
  const work = { application: now, overtaken: before, pending: false, change: () => Promise.resolve(true) };
  const notice = html(<ChangedMeanwhile work={work} />);
  expect(notice).toContain("Eva changed the status to SCREENING.");
  expect(notice).toContain("It is now assigned to: Eva");
  expect(html(<ChangedMeanwhile work={{ ...work, overtaken: now }} />)).toBe("");
});
