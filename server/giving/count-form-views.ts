import type { Hono } from "hono";
import { inLanguage, splitLanguage } from "#app/routing/language-path.ts";
import type { CountStep } from "#domain/analytics/count-steps.ts";
import { isRobot } from "#domain/analytics/is-robot.ts";
import { languages } from "#domain/language.ts";
import type { RequestContext, RequestEnv } from "../context.ts";

const donatePath = "/donate";
/** Back from the provider, or from a letter: the page was opened before. */
const returns = ["success", "declined", "cancelled", "resumed", "resume"];

/**
 * Counts who opens the donate page: those to whom we send the whole page, and those who come from another page of the site,
 * whose browser fetches only what is new and asks for the gift it made last. No cookie is set, nothing is told to the browser,
 * and nothing but the number is kept.
 */
export function countFormViews(app: Hono<RequestEnv>, { countStep }: { countStep: CountStep }): void {
  for (const language of languages) {
    app.use(inLanguage(donatePath, language), async (c, next) => {
      await next();
      const isOpened = isShown(c) && !isReload(c) && !isReturn(new URL(c.req.url));
      if (isOpened && isVisitor(c)) countStep("opened", c.get("language"));
    });
  }
  app.use("/api/donations/current", async (c, next) => {
    await next();
    if (isVisitor(c) && isOnDonatePage(c)) countStep("opened", c.get("language"));
  });
}

/** Robots, machines that look ahead, and our own staff are not the people the form is for. */
export function isVisitor(c: RequestContext): boolean {
  const ahead = c.req.header("sec-purpose") ?? c.req.header("purpose") ?? "";
  const role = c.get("user")?.role;
  return (
    !isRobot(c.req.header("user-agent")) &&
    !ahead.includes("prefetch") &&
    (role === undefined || role === "DONOR")
  );
}

const isShown = (c: RequestContext): boolean =>
  c.req.method === "GET" && (c.res.status === 200 || c.res.status === 304);

/** Also what the page does by itself where the payment form needs a document of its own. */
const isReload = (c: RequestContext): boolean =>
  /max-age=0|no-cache/.test(c.req.header("cache-control") ?? "");

const isReturn = ({ searchParams }: URL): boolean => returns.some((name) => searchParams.has(name));

/** Browsers say from which of our own pages they ask. */
function isOnDonatePage(c: RequestContext): boolean {
  const from = c.req.header("referer") ?? "";
  if (!URL.canParse(from)) return false;
  const page = new URL(from);
  return splitLanguage(page.pathname).path.replace(/\/$/, "") === donatePath && !isReturn(page);
}
