import type { Hono } from "hono";
import { inLanguage } from "#app/routing/language-path.ts";
import { languages } from "#domain/language.ts";
import type { RequestContext, RequestEnv } from "../context.ts";
import { isReturn } from "../giving/count-form-views.ts";
import { awayPage, type OtherWays } from "./away-page.ts";

type Needs = Readonly<{ takesGifts: () => boolean; otherWays: () => OtherWays }>;

const donatePath = "/donate";

/** While nothing can be written down nobody is asked for money: the page says so, and what works all the same. */
export function serveDonateWhileAway(app: Hono<RequestEnv>, { takesGifts, otherWays }: Needs): void {
  for (const language of languages)
    app.get(inLanguage(donatePath, language), async (c, next) => {
      if (takesGifts()) return next();
      c.header("retry-after", "15");
      c.header("cache-control", "no-store");
      const asks = { title: "away.giving.title", says: "away.giving.text", ways: otherWays() } as const;
      const words = isReturn(new URL(c.req.url).searchParams)
        ? ({ says: "away.returned.text" } as const)
        : asks;
      return c.html(awayPage({ language: c.get("language"), ...words }), 503);
    });
}

/** The form lies ready as it was in better times. */
export const isDonatePage = (path: string): boolean => path === donatePath;

/** A page with half of its words would be taken for the whole. */
export function drawnWhileAway(c: RequestContext) {
  c.header("retry-after", "15");
  const html = awayPage({ language: c.get("language"), says: "away.refused" });
  return { status: 503, html, incomplete: true };
}
