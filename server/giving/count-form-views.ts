import type { Hono } from "hono";
import { inLanguage, splitLanguage } from "#app/routing/language-path.ts";
import type { CountStep } from "#domain/analytics/count-steps.ts";
import { isRobot } from "#domain/analytics/is-robot.ts";
import { languages } from "#domain/language.ts";
import type { RequestContext, RequestEnv } from "../context.ts";

export const donatePath = "/donate";
/** Back from the provider, or from a letter: the page was opened before. */
const returns = ["success", "declined", "cancelled", "resumed", "resume"];

/** Full page loads, and navigations inside the site. Sets no cookie and stores only the number. */
export function countFormViews(app: Hono<RequestEnv>, { countStep }: { countStep: CountStep }): void {
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
}

/** Not robots, prefetching browsers or staff. */
export function isVisitor(c: RequestContext): boolean {
  const ahead = c.req.header("sec-purpose") ?? c.req.header("purpose") ?? "";
  const role = c.get("user")?.role;
  const isPerson = !isRobot(c.req.header("user-agent")) && !ahead.includes("prefetch");
  return isPerson && (role === undefined || role === "DONOR");
}

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
