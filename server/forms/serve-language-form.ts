import type { Hono } from "hono";
import { setCookie } from "hono/cookie";
import { languageChoiceName } from "#app/i18n/language-choice.ts";
import { splitLanguage } from "#app/routing/language-path.ts";
import { isLanguage } from "#domain/language.ts";
import type { RequestEnv } from "../context.ts";
import { ownPath } from "../middleware/own-path.ts";
import { refuse } from "../refuse.ts";

const yearSeconds = 365 * 24 * 60 * 60;

export function serveLanguageForm(app: Hono<RequestEnv>): void {
  app.post("/language", async (c) => {
    const form = await c.req.parseBody().catch(() => null);
    if (!form || !isLanguage(form["language"])) return refuse(c, 400, "errors.bad_form");
    setCookie(c, languageChoiceName, form["language"], { path: "/", maxAge: yearSeconds, sameSite: "Lax" });
    const { pathname, search } = new URL(ownPath(form["returnTo"]), "http://own");
    // A page that is kept for everybody does not know what else stood in this visitor's address; their browser does.
    const from = URL.parse(c.req.header("referer") ?? "");
    return c.redirect(
      splitLanguage(pathname).path + (from?.pathname === pathname ? from.search : search),
      303,
    );
  });
}
