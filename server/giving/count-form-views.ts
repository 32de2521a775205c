import type { IncomingHttpHeaders } from "node:http";
import type { Hono } from "hono";
import { inLanguage, splitLanguage } from "#app/routing/language-path.ts";
import type { CountStep } from "#domain/analytics/count-steps.ts";
import { isRobot } from "#domain/analytics/is-robot.ts";
import { languages, type Language } from "#domain/language.ts";
import type { RequestContext, RequestEnv } from "../context.ts";

export const donatePath = "/donate";
/** Back from the provider, or from a letter: the page was opened before. */
const returns = ["success", "declined", "cancelled", "resumed", "resume"];

type Page = Readonly<{ path: string; search: string; language: Language }>;
export type FormViews = Readonly<{
  /** Counts strangers to whom a page that lay ready was sent, by what they sent; null where nobody is counted. */
  counterOf: (page: Page) => ((headers: IncomingHttpHeaders) => void) | null;
}>;

/**
 * Counts views of the donate page: full page loads, and navigations inside the site, which fetch the last donation. Sets no
 * cookie and stores only the number.
 */
export function countFormViews(app: Hono<RequestEnv>, { countStep }: { countStep: CountStep }): FormViews {
  for (const language of languages) {
    app.use(inLanguage(donatePath, language), async (c, next) => {
      await next();
      const isOpened =
        isShown(c) && !isReload(c.req.header("cache-control")) && !isReturn(new URL(c.req.url).searchParams);
      if (isOpened && isVisitor(c)) countStep("opened", c.get("language"));
    });
  }
  app.use("/api/donations/current", async (c, next) => {
    await next();
    if (isVisitor(c) && isOnDonatePage(c)) countStep("opened", c.get("language"));
  });
  return {
    counterOf: ({ path, search, language }) => {
      if (splitLanguage(path).path !== donatePath || isReturn(new URLSearchParams(search))) return null;
      return (headers) => {
        const ahead = String(headers["sec-purpose"] ?? headers["purpose"] ?? "");
        if (!isReload(headers["cache-control"]) && isPerson(headers["user-agent"], ahead))
          countStep("opened", language);
      };
    },
  };
}

/** Robots, machines that look ahead, and our own staff are not the people the form is for. */
export function isVisitor(c: RequestContext): boolean {
  const ahead = c.req.header("sec-purpose") ?? c.req.header("purpose") ?? "";
  const role = c.get("user")?.role;
  return isPerson(c.req.header("user-agent"), ahead) && (role === undefined || role === "DONOR");
}

const isPerson = (userAgent: string | undefined, ahead: string): boolean =>
  !isRobot(userAgent) && !ahead.includes("prefetch");

const isShown = (c: RequestContext): boolean =>
  c.req.method === "GET" && (c.res.status === 200 || c.res.status === 304);

/** Includes the automatic reload where the payment form needs its own document. */
const isReload = (cacheControl: string | undefined): boolean => /max-age=0|no-cache/.test(cacheControl ?? "");

export const isReturn = (asked: URLSearchParams): boolean => returns.some((name) => asked.has(name));

/** Browsers say from which of our own pages they ask. */
function isOnDonatePage(c: RequestContext): boolean {
  const from = c.req.header("referer") ?? "";
  if (!URL.canParse(from)) return false;
  const page = new URL(from);
  return splitLanguage(page.pathname).path.replace(/\/$/, "") === donatePath && !isReturn(page.searchParams);
}
