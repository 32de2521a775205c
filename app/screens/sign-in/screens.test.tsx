import { compileMessage } from "@lingui/message-utils/compileMessage";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { Router } from "wouter";
import { expect, test } from "vitest";
import { languages, type Language } from "#domain/language.ts";
import { ApiCache, type Answers } from "../../data/api-cache.ts";
import { ApiCacheContext } from "../../data/use-api.tsx";
import { addMessages, createI18n, TextProvider } from "../../i18n/text.tsx";
import { readCatalogs } from "../../messages/read-catalogs.ts";
import type { Posted } from "../../page-state.ts";
import { PostedForm } from "../../posted-form.tsx";
import LinkScreen from "./link-page.tsx";
import SignInScreen from "./page.tsx";
import SecurityScreen from "../account/security-page.tsx";

const catalogs = readCatalogs();
const everyCall: Answers = {
  "/api/site": { mode: "demo", name: "Open Hand" },
  "/api/auth/user": {
    id: "u1",
    email: "anna@example.org",
    firstName: null,
    role: "DONOR",
    profileImageUrl: null,
  },
  "/api/sign-in": {
    emailLink: true,
    passkey: true,
    openId: false,
    demoAccounts: [{ email: "admin@example.org", role: "ADMIN" }],
  },
  "/api/account/sign-in": { method: "email_link", limited: true, proof: "sign_in" },
  "/api/account/passkeys": [
    { id: "k", name: "Safari · iPhone", createdAt: "2026-03-01T12:00:00Z", lastUsedAt: null },
  ],
  "/api/account/sessions": [
    {
      id: "s",
      method: "passkey",
      device: "",
      startedAt: "2026-03-01T12:00:00Z",
      seenAt: "2026-03-01T12:00:00Z",
      current: true,
    },
  ],
};
type Shown = { language?: Language; search?: string; posted?: Posted; answers?: Answers };

/** As a browser without JavaScript gets it. */
function html(
  Screen: ComponentType,
  { language = "en", search = "", posted, answers = {} }: Shown = {},
): string {
  const i18n = createI18n(language);
  for (const name of ["shell", "errors", "signin", "signin-link", "devices", "picture"]) {
    const texts = Object.entries(catalogs[language][name] ?? {});
    addMessages(i18n, Object.fromEntries(texts.map(([id, text]) => [id, compileMessage(text)])));
  }
  const cache = new ApiCache(() => Promise.reject(new Error("nothing is asked")), {
    ...everyCall,
    ...answers,
  });
  return renderToString(
    <ApiCacheContext value={cache}>
      <TextProvider i18n={i18n}>
        <PostedForm value={posted ?? null}>
          <Router base={language === "en" ? "" : `/${language}`} ssrPath="/sign-in" ssrSearch={search}>
            <Screen />
          </Router>
        </PostedForm>
      </TextProvider>
    </ApiCacheContext>,
  );
}

test.each(languages)("the sign-in pages are complete in %s", (language) => {
  for (const Screen of [SignInScreen, LinkScreen, SecurityScreen]) {
    expect(html(Screen, { language, search: "token=t&sent=1" })).toContain("<h1");
  }
});

test("the form works without JavaScript and keeps where the visitor wanted to go", () => {
  const page = html(SignInScreen, { language: "nl", search: "returnTo=%2Fdashboard%3Fa%3D1%26b%3D2" });
  expect(page).toMatch(/<form[^>]* action="\/nl\/sign-in" method="post"/);
  expect(page).toContain('name="returnTo" value="/dashboard?a=1&amp;b=2"');
  expect(page).toMatch(/<input[^>]*type="email"[^>]*name="email"/);
});

test("a refused address stays in its field, with the reason under it", () => {
  const posted: Posted = {
    form: "email",
    values: { email: "anna@", returnTo: "/dashboard" },
    errors: { email: "signin.error.email_invalid" },
    sentence: "",
    sentences: {},
  };
  const page = html(SignInScreen, { posted });
  expect(page).toContain('value="anna@"');
  expect(page).toContain("Please enter an email address");
  expect(page).toContain('name="returnTo" value="/dashboard"');
});

test("what went wrong at a provider is said, and what someone made up is not repeated", () => {
  expect(html(SignInScreen, { search: "problem=email_unverified" })).toContain(
    "has not confirmed your email address",
  );
  expect(html(SignInScreen, { search: "problem=made_up" })).not.toMatch(/made_up|not signed in/);
});

test("demo accounts and the link form are shown only where they exist", () => {
  expect(html(SignInScreen)).toContain("admin@example.org");
  const offers = { "/api/sign-in": { emailLink: false, openId: true, demoAccounts: [] } };
  const page = html(SignInScreen, { answers: offers, search: "returnTo=/dashboard" });
  expect(page).not.toContain("<form");
  expect(page).toContain('href="/api/login?returnTo=%2Fdashboard"');
});

test("the mailed link asks for one click, and one that fails leads to a new link", () => {
  const page = html(LinkScreen, { search: "token=abc" });
  expect(page).toContain('action="/sign-in/link"');
  expect(page).toContain('name="token" value="abc"');
  const refused: Posted = {
    form: "link",
    values: { token: "abc" },
    errors: {},
    sentence: "",
    sentences: {},
    problem: "signin.problem.link_invalid",
  };
  for (const shown of [html(LinkScreen, { posted: refused }), html(LinkScreen)]) {
    expect(shown).toContain('href="/sign-in"');
    expect(shown).not.toContain("<form");
  }
});

test("someone who is not signed in sees no devices, only the way in", () => {
  const page = html(SecurityScreen, { answers: { "/api/auth/user": null } });
  expect(page).toContain('href="/api/login?returnTo=/account/security"');
  expect(page).not.toContain("Safari");
});

test("staff whose rights wait are told to sign in with the passkey they have", () => {
  expect(html(SecurityScreen)).toContain('href="/sign-in?returnTo=/admin"');
  expect(html(SecurityScreen, { answers: { "/api/account/passkeys": [] } })).toContain("Add a passkey below");
  const full = { "/api/account/sign-in": { method: "passkey", limited: false, proof: "passkey" } };
  expect(html(SecurityScreen, { answers: full })).not.toContain("Add a passkey to open");
});

test("a picture is chosen and taken away with plain forms, and a refusal stands under the field", () => {
  const withoutPicture = html(SecurityScreen, { language: "ar" });
  expect(withoutPicture).toMatch(
    /<form[^>]* action="\/ar\/account\/security#picture"[^>]* encType="multipart\/form-data"/,
  );
  expect(withoutPicture).not.toContain("picture-removal");
  const answers = {
    "/api/auth/user": {
      id: "u1",
      email: "anna@example.org",
      firstName: null,
      role: "DONOR",
      profileImageUrl: "/api/account/picture?v=1",
    },
  };
  const posted: Posted = {
    form: "picture",
    values: {},
    errors: { picture: "picture.error.not_a_picture" },
    sentence: "",
    sentences: {},
  };
  const refused = html(SecurityScreen, { answers, posted, search: "picture=kept" });
  expect(refused).toMatch(/<img src="\/api\/account\/picture\?v=1"[^>]* width="96" height="96"/);
  expect(refused).toContain("picture-removal");
  expect(refused).toMatch(/aria-describedby="own-picture-hint own-picture-error" aria-invalid="true"/);
  expect(refused).toContain("not a picture we can read");
  expect(refused).not.toContain("Your picture is saved");
  expect(html(SecurityScreen, { search: "picture=kept" })).toContain("Your picture is saved");
  expect(html(SecurityScreen, { search: "picture=too_large" })).toContain("at most 10 MB.</p>");
});
