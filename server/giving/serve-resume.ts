import type { Hono } from "hono";
import { languages } from "#domain/language.ts";
import { inLanguage } from "#app/routing/language-path.ts";
import type { Foundation } from "../composition.ts";
import type { RequestContext, RequestEnv } from "../context.ts";
import { clientSecretOf, rememberSession, visitorOf } from "./donation-session.ts";
import { refuse } from "../refuse.ts";
import { resumePage } from "./resume-page.ts";

/**
 * Leads back to the same donation after a lost connection or a closed tab, so that it is not made twice. The same browser
 * continues directly; another one first sees whose donation it is, because anyone can send their own link. The secret
 * appears in no log and no referrer.
 */
export function serveResume(app: Hono<RequestEnv>, { giving }: Pick<Foundation, "giving">): void {
  for (const language of languages) {
    const path = inLanguage("/donate", language);
    app.get(path, async (c, next) => {
      const secret = c.req.query("resume");
      if (secret === undefined) return next();
      keepQuiet(c);
      const gift = await giving.ofSecret(secret, visitorOf(c).userId);
      if (!gift) return c.redirect(path, 303);
      if (clientSecretOf(c) !== secret) return c.html(resumePage(gift, c.get("language"), { path, secret }));
      rememberSession(c, secret);
      return c.redirect(`${path}?resumed=true`, 303);
    });
    app.post(`${path}/resume`, async (c) => {
      keepQuiet(c);
      const form = await c.req.parseBody().catch(() => null);
      const secret = form?.["secret"];
      if (typeof secret !== "string") return refuse(c, 400, "errors.bad_form");
      const gift = await giving.ofSecret(secret, visitorOf(c).userId);
      if (gift) rememberSession(c, secret);
      return c.redirect(gift ? `${path}?resumed=true` : path, 303);
    });
  }
}

function keepQuiet(c: RequestContext): void {
  c.header("cache-control", "private, no-store");
  c.header("referrer-policy", "no-referrer");
  c.header("x-robots-tag", "noindex");
}
