import { splitLanguage } from "#app/routing/language-path.ts";
import { proofNeeded, refusalHeader } from "#domain/accounts/proof-needed.ts";
import type { RequestContext } from "../context.ts";
import { ownPath } from "../middleware/own-path.ts";
import { refuse } from "../refuse.ts";

export const provePath = "/account/prove";

/** A calling page asks for the proof in place and keeps its input. A followed link leads to a page that asks and returns. */
export function askForProof(c: RequestContext): Response {
  c.header(refusalHeader, proofNeeded);
  if (c.req.method === "GET" && c.req.header("sec-fetch-mode") === "navigate")
    return c.redirect(provePage(cameFrom(c)), 303);
  return refuse(c, 403, "signin.error.proof_needed");
}

const provePage = (returnTo: string): string =>
  `${splitLanguage(returnTo).base}${provePath}?${new URLSearchParams({ returnTo }).toString()}`;

function cameFrom(c: RequestContext): string {
  const page = URL.parse(c.req.header("referer") ?? "");
  return page?.host === new URL(c.req.url).host ? ownPath(page.pathname + page.search) : "/admin";
}
