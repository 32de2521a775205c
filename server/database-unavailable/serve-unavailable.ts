import type { Hono } from "hono";
import type { Rendered } from "#app/entry-server.tsx";
import { inLanguage } from "#app/routing/language-path.ts";
import { languages } from "#domain/language.ts";
import type { RequestContext, RequestEnv } from "../context.ts";
import { isReturn } from "../giving/count-form-views.ts";
import { setSecurityHeaders, type HeadersFor } from "../middleware/security-headers.ts";
import { unavailablePage, type OtherWays } from "./unavailable-page.ts";

type Needs = Readonly<{ takesGifts: () => boolean; otherWays: () => OtherWays }>;

const donatePath = "/donate";

/** While nothing can be stored, the donate page says so and names other ways to give. */
export function refuseDonationsWhileUnavailable(
  app: Hono<RequestEnv>,
  { takesGifts, otherWays }: Needs,
  headersFor: HeadersFor,
): void {
  for (const language of languages)
    app.get(inLanguage(donatePath, language), async (c, next) => {
      if (takesGifts()) return next();
      setSecurityHeaders(c, headersFor);
      c.header("retry-after", "15");
      c.header("cache-control", "no-store");
      const asks = { title: "away.giving.title", says: "away.giving.text", ways: otherWays() } as const;
      const words = isReturn(new URL(c.req.url).searchParams)
        ? ({ says: "away.returned.text" } as const)
        : asks;
      return c.html(unavailablePage({ language: c.get("language"), ...words }), 503);
    });
}

/** Replaces a page of which part of the data is missing. */
export function renderUnavailable(c: RequestContext): Rendered {
  c.header("retry-after", "15");
  const html = unavailablePage({ language: c.get("language"), says: "away.refused" });
  return { status: 503, html };
}
