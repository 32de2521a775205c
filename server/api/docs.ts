import type { Hono } from "hono";
import { isLanguage, languages } from "#domain/language.ts";
import type { RequestEnv } from "../context.ts";
import { docsPage } from "../docs/docs-page.ts";
import type { Endpoint } from "../endpoint.ts";
import { openApiDocument } from "./openapi.ts";

/** The machine's description and the same for people, both made from the endpoints themselves. */
export function apiDocs(app: Hono<RequestEnv>, endpoints: readonly Endpoint[], publicUrl: string): void {
  // Made once: a third of a megabyte is not written anew for whoever asks.
  const document = JSON.stringify(openApiDocument(endpoints, publicUrl));
  const pages = new Map(languages.map((language) => [language, docsPage(endpoints, language)]));
  app.get("/api/openapi.json", (c) => c.body(document, 200, { "content-type": "application/json" }));
  app.get("/api/docs", (c) => {
    const asked = c.req.query("language");
    return c.html(pages.get(isLanguage(asked) ? asked : c.get("language")) ?? "");
  });
}
