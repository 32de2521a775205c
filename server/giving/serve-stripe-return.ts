import type { Hono } from "hono";
import { inLanguage, splitLanguage } from "#app/routing/language-path.ts";
import { languages } from "#domain/language.ts";
import type { RequestEnv } from "../context.ts";

/** Removes the payment's secret from the address, so that no page, history or link has it. Only a failure is believed. */
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
