import type { Hono } from "hono";
import { isLanguage, type Language } from "#domain/language.ts";
import type { RequestEnv } from "../../context.ts";
import { docsPage } from "../../docs/docs-page.ts";
import type { Endpoint } from "../../endpoint.ts";
import { openApiDocument } from "./openapi.ts";

/**
 * OpenAPI and the readable documentation, both built from the endpoints. Built once, on the first request: it takes too long
 * for a start.
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
