import type { Hono } from "hono";
import { inLanguage } from "#app/routing/language-path.ts";
import { languages } from "#domain/language.ts";
import type { Foundation } from "../composition.ts";
import type { RequestEnv } from "../context.ts";
import { statusPage } from "./status-page.ts";

/** Before anything that asks the database who is asking: this page is for the hour in which it does not answer. */
export function serveStatus(app: Hono<RequestEnv>, { status }: Pick<Foundation, "status">): void {
  for (const language of languages)
    app.get(inLanguage("/status", language), async (c) => {
      c.header("cache-control", "public, max-age=5");
      c.header("vary", "cookie");
      return c.html(statusPage(await status.show(), c.get("language")));
    });
}
