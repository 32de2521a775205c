import type { Hono } from "hono";
import { languagePrefixes } from "#app/routing/language-path.ts";
import type { Foundation } from "../composition.ts";
import type { RequestEnv } from "../context.ts";
import type { Pages } from "../pages/pages.ts";
import { pathParam } from "../requests/path-param.ts";
import { refuse } from "../refuse.ts";
import { translate } from "../translate.ts";

/**
 * RFC 8058: mailbox providers post here without cookies, and follow no redirect. The page behind the same address has a button that
 * posts here, too. Opening the page changes nothing, because scanners open links.
 */
export function serveUnsubscribe(
  app: Hono<RequestEnv>,
  { consent }: Pick<Foundation, "consent">,
  pages: Pages,
): void {
  for (const prefix of languagePrefixes()) {
    app.post(`${prefix}/unsubscribe/:token`, async (c) => {
      const language = c.get("language");
      const done = await consent.byLink.unsubscribe(pathParam(c, "token"), language);
      if (!done) return refuse(c, 404, "preferences.error.link");
      const sentence = translate(language, "preferences.unsubscribed.title");
      const body = await c.req.parseBody().catch((): Record<string, unknown> => ({}));
      if (body["List-Unsubscribe"] !== undefined) return c.text(sentence);
      return pages.showAgain(
        c,
        { form: "unsubscribe", values: {}, errors: {}, sentence, sentences: {} },
        200,
      );
    });
  }
}
