import type { Hono } from "hono";
import { isLanguage, type Language } from "#domain/language.ts";
import type { RequestEnv } from "../../context.ts";
import { docsPage } from "../../docs/docs-page.ts";
import type { Endpoint } from "../../endpoint.ts";
import { openApiDocument } from "./openapi.ts";

/**
 * The machine's description and the same for people, both made from the endpoints themselves: once, as a third of a megabyte is not
 * written anew for whoever asks, and not before anybody does, as a start waits for it.
 */
export function apiDocs(app: Hono<RequestEnv>, endpoints: readonly Endpoint[], publicUrl: string): void {
  let document: string | undefined;
  const pages = new Map<Language, string>();
  app.get("/api/openapi.json", (c) => {
    document ??= JSON.stringify(openApiDocument(endpoints, publicUrl));
    return c.body(document, 200, { "content-type": "application/json" });
  });
  app.get("/api/docs", (c) => {
    const asked = c.req.query("language");
    const language = isLanguage(asked) ? asked : c.get("language");
    const page = pages.get(language) ?? docsPage(endpoints, language);
    pages.set(language, page);
    return c.html(page);
  });
}
