import type { Hono } from "hono";
import { languages } from "#domain/language.ts";
import { inLanguage } from "#app/routing/language-path.ts";
import type { Foundation } from "./composition.ts";
import type { RequestEnv } from "./context.ts";
import { rememberSession, visitorOf } from "./giving.ts";

/**
 * The link that a gift leaves in the address before the donor goes to pay: after a lost connection or a closed tab it leads
 * back to the same gift, so that it is not made twice. The secret moves from the address into the cookie at once, and
 * is in no log and no referrer.
 */
export function serveResume(app: Hono<RequestEnv>, { giving }: Pick<Foundation, "giving">): void {
  for (const language of languages) {
    const path = inLanguage("/donate", language);
    app.get(path, async (c, next) => {
      const secret = c.req.query("resume");
      if (secret === undefined) return next();
      const gift = await giving.ofSecret(secret, visitorOf(c).userId);
      if (gift) rememberSession(c, secret);
      c.header("cache-control", "private, no-store");
      c.header("referrer-policy", "no-referrer");
      c.header("x-robots-tag", "noindex");
      return c.redirect(gift ? `${path}?resumed=true` : path, 303);
    });
  }
}
