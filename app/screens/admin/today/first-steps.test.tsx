import { compileMessage } from "@lingui/message-utils/compileMessage";
import { renderToString } from "react-dom/server";
import { Router } from "wouter";
import { expect, test } from "vitest";
import { kindAtPath } from "#domain/content/kinds/kind-path.ts";
import { firstSteps } from "#domain/first-steps/first-steps.ts";
import type { Language } from "#domain/language.ts";
import { ApiCache } from "../../../data/api-cache.ts";
import { ApiCacheContext } from "../../../data/use-api.tsx";
import { addMessages, createI18n, TextProvider } from "../../../i18n/text.tsx";
import { readCatalogs } from "../../../messages/read-catalogs.ts";
import { matchRoute } from "../../../routing/match-route.ts";
import { FirstSteps } from "./first-steps.tsx";

const catalogs = readCatalogs();
const step = {
  id: "drill",
  href: "/admin/settings",
  title: "Hold a drill",
  why: "An untested backup is not enough.",
};

function html(role: string, steps: readonly (typeof step)[], language: Language = "en"): string {
  const i18n = createI18n(language);
  const texts = Object.entries(catalogs[language]["admin"] ?? {});
  addMessages(i18n, Object.fromEntries(texts.map(([id, text]) => [id, compileMessage(text)])));
  const cache = new ApiCache(() => Promise.reject(new Error("nothing is asked")), {
    "/api/auth/user": { id: "u1", email: "a@example.org", firstName: "A", role, profileImageUrl: null },
    "/api/admin/first-steps": { steps, done: 12, postponed: 2, total: 15 },
  });
  return renderToString(
    <Router ssrPath="/admin">
      <TextProvider i18n={i18n}>
        <ApiCacheContext value={cache}>
          <FirstSteps />
        </ApiCacheContext>
      </TextProvider>
    </Router>,
  );
}

test("an administrator reads what is left to do, why, and where; the button says what it puts off", () => {
  const page = html("ADMIN", [step]);
  for (const words of [
    "12 of 15 steps are done.",
    "2 steps are postponed",
    "An untested backup is not enough.",
  ])
    expect(page).toContain(words);
  expect(page).toMatch(/<a [^>]*href="\/admin\/settings"[^>]*>Hold a drill<\/a>/);
  expect(page).toContain('aria-describedby="step-drill"');
});

test("colleagues see nothing of it, and administrators neither once nothing is left", () => {
  expect(html("STAFF", [step])).toBe("");
  expect(html("ADMIN", [])).toBe("");
});

test("the card speaks Dutch and Arabic", () => {
  expect(html("ADMIN", [step], "nl")).toContain("Herinner mij over een maand");
  expect(html("ADMIN", [step], "ar")).toContain("خطوتان مؤجلتان");
});

test("each step leads to a page that exists, and to a kind of content that does", () => {
  const astray = firstSteps.filter(({ href }) => {
    const { route, params } = matchRoute(href);
    const { kind } = params;
    return !route.path.startsWith("/admin/") || (kind !== undefined && kindAtPath(kind) === null);
  });
  expect(astray).toEqual([]);
});
