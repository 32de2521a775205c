import { Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { firstFoundation, firstIdentityFields } from "#domain/content/kinds/foundation/first-foundation.ts";
import type { Finding } from "#domain/doctor/finding.ts";
import { isEmail, normalizeEmail } from "#domain/identifiers/email.ts";
import { inLanguage, languagePrefixes } from "#app/routing/language-path.ts";
import type { composeFirstSetup } from "../compose/running/setup.ts";
import type { RequestContext, RequestEnv } from "../context.ts";
import { clientAddress } from "../middleware/client-address.ts";
import { translate } from "../translate.ts";
import { identityProblems } from "./identity-questions.ts";
import type { setupCode } from "./setup-code.ts";
import { setupForm } from "./setup-form.ts";
import { fieldOf, formOf, setupPage, setupPath, textOf } from "./setup-page.ts";

const cookieName = "open-hand-setup";
const hourSeconds = 60 * 60;
const retryAfterSeconds = "120";

type Needs = Readonly<{
  first: ReturnType<typeof composeFirstSetup>;
  code: ReturnType<typeof setupCode>;
  mayTry: (address: string) => Promise<boolean>;
  findings: () => Promise<readonly Finding[]>;
  trustedProxies: number;
  /** Whom the variables name. */
  suggested: string;
  year: () => number;
  now: () => number;
}>;

/** Served before the site is set up: the form for the person with the code, and a short page for everyone else. */
export function serveSetup(app: Hono<RequestEnv>, needs: Needs): void {
  const { first, code, findings, now } = needs;
  const isOpen = (c: RequestContext) => code.isRight(getCookie(c, cookieName, "host") ?? "", now());
  const paths = languagePrefixes().map((prefix) => prefix + setupPath);

  app.on(["GET"], paths, async (c) => {
    c.header("cache-control", "no-store");
    return c.html(isOpen(c) ? await shownForm(c, { administrator: needs.suggested }, {}) : codePage(c));
  });

  app.on(["POST"], paths, async (c) => {
    c.header("cache-control", "no-store");
    const typed = textsOf(await c.req.parseBody());
    if (typed["code"] !== undefined) return enterCode(c, typed["code"]);
    if (!isOpen(c)) return c.html(codePage(c, "setup.page.code.wrong"), 403);
    return store(c, typed);
  });

  // Programs read the sentence, people a page.
  app.all("*", (c) => {
    const language = c.get("language");
    c.header("retry-after", retryAfterSeconds);
    c.header("cache-control", "no-store");
    if (c.req.path.startsWith("/api/") || c.req.method !== "GET")
      return c.text(translate(language, "setup.page.later"), 503);
    const link = `<p><a href="${inLanguage(setupPath, language)}">${textOf(language, "setup.page.to_setup")}</a></p>`;
    const later = `<p>${textOf(language, "setup.page.later")}</p>${link}`;
    return c.html(setupPage(language, "setup.page.title", later), 503);
  });

  async function enterCode(c: RequestContext, typed: string) {
    if (!(await needs.mayTry(clientAddress(c, needs.trustedProxies))))
      return c.html(codePage(c, "setup.page.code.too_many"), 429);
    if (!code.isRight(typed, now())) return c.html(codePage(c, "setup.page.code.wrong"), 403);
    setCookie(c, cookieName, typed.trim(), {
      prefix: "host",
      path: "/",
      secure: true,
      httpOnly: true,
      sameSite: "Strict",
      maxAge: hourSeconds,
    });
    return c.redirect(inLanguage(setupPath, c.get("language")), 303);
  }

  async function store(c: RequestContext, typed: Record<string, string>) {
    const language = c.get("language");
    const { asksIdentity, asksAdministrator } = await asked();
    const email = normalizeEmail(typed["administrator"] ?? "");
    const problems = {
      ...(asksIdentity && identityProblems(typed, language)),
      ...(asksAdministrator &&
        !isEmail(email) && { administrator: translate(language, "setup.not_an_email") }),
    };
    if (Object.keys(problems).length > 0) return c.html(await shownForm(c, typed, problems), 422);
    const identity = Object.fromEntries(firstIdentityFields.map((field) => [field, typed[field] ?? ""]));
    await first.store({
      foundation: asksIdentity ? firstFoundation(identity, needs.year()) : null,
      administrator: asksAdministrator ? { email, language } : null,
    });
    const letter = asksAdministrator ? `<p>${textOf(language, "setup.page.done.text", { email })}</p>` : "";
    const done = `${letter}<p><a href="${inLanguage("/", language)}">${textOf(language, "setup.page.to_site")}</a></p>`;
    return c.html(setupPage(language, "setup.page.done", done));
  }

  async function asked() {
    const { identity, administrator } = await first.state();
    return { asksIdentity: !identity, asksAdministrator: !administrator };
  }

  async function shownForm(
    c: RequestContext,
    typed: Record<string, string>,
    problems: Record<string, string>,
  ) {
    return setupForm({
      language: c.get("language"),
      ...(await asked()),
      typed,
      problems,
      findings: await findings(),
    });
  }
}

function codePage(c: RequestContext, problem?: "setup.page.code.wrong" | "setup.page.code.too_many"): string {
  const language = c.get("language");
  const field = fieldOf(language, {
    name: "code",
    label: "setup.page.code",
    hint: "setup.page.code.text",
    problem: problem && translate(language, problem),
  });
  return setupPage(language, "setup.page.title", formOf(language, "setup.page.open", field));
}

const textsOf = (body: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
