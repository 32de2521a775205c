import type { Hono } from "hono";
import { inLanguage, splitLanguage } from "#app/routing/language-path.ts";
import { languages } from "#domain/language.ts";
import type { RequestEnv } from "../context.ts";

/**
 * Stripe sends donors back with the payment's secret in the address. It goes no further than here: not into the page,
 * the browser's history or a link that is passed on. What else it says proves nothing, but a failure may be believed.
 */
export function serveStripeReturn(app: Hono<RequestEnv>): void {
  for (const language of languages) {
    app.get(inLanguage("/donate", language), (c, next) => {
      const status = c.req.query("redirect_status");
      if (status === undefined) return next();
      const { base } = splitLanguage(c.req.path);
      return Promise.resolve(
        c.redirect(`${base}/donate?${status === "failed" ? "declined" : "success"}=true`, 303),
      );
    });
  }
}
