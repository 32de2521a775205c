import type { Rendered } from "#app/entry-server.tsx";
import { splitLanguage } from "#app/routing/language-path.ts";
import type { RequestContext } from "../context.ts";
import { donatePath, isReturn } from "../giving/count-form-views.ts";
import { securityHeaders, type HeadersFor } from "../middleware/security-headers.ts";
import type { Step } from "../middleware/steps.ts";
import { unavailablePage, type OtherWays } from "./unavailable-page.ts";

type Needs = Readonly<{ takesGifts: () => boolean; otherWays: () => OtherWays }>;

/** While nothing can be stored, the donate page says so and names other ways to give. */
export function refuseDonationsWhileUnavailable(
  { takesGifts, otherWays }: Needs,
  headersFor: HeadersFor,
): Step {
  const setHeaders = securityHeaders(headersFor);
  return (c) => {
    const isForm = c.req.method === "GET" && splitLanguage(c.req.path).path === donatePath;
    if (takesGifts() || !isForm) return;
    setHeaders(c);
    c.header("retry-after", "15");
    c.header("cache-control", "no-store");
    const asks = { title: "away.giving.title", says: "away.giving.text", ways: otherWays() } as const;
    const words = isReturn(new URL(c.req.url).searchParams)
      ? ({ says: "away.returned.text" } as const)
      : asks;
    return c.html(unavailablePage({ language: c.get("language"), ...words }), 503);
  };
}

/** Replaces a page of which part of the data is missing. */
export function renderUnavailable(c: RequestContext): Rendered {
  c.header("retry-after", "15");
  const html = unavailablePage({ language: c.get("language"), says: "away.refused" });
  return { status: 503, html };
}
