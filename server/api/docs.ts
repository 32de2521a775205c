import type { Hono } from "hono";
import { escapeHtml } from "#domain/mail/escape-html.ts";
import type { RequestEnv } from "../context.ts";
import type { Endpoint } from "../endpoint.ts";
import { openApiDocument } from "./openapi.ts";

/** The machine's description and the same for people, both made from the endpoints themselves. */
export function apiDocs(app: Hono<RequestEnv>, endpoints: readonly Endpoint[], publicUrl: string): void {
  // Made once: a third of a megabyte is not written anew for whoever asks.
  const document = JSON.stringify(openApiDocument(endpoints, publicUrl));
  const page = docsPage(endpoints);
  app.get("/api/openapi.json", (c) => c.body(document, 200, { "content-type": "application/json" }));
  app.get("/api/docs", (c) => c.html(page));
}

const docsPage = (endpoints: readonly Endpoint[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Open Hand API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
body{font:16px/1.6 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;background:#faf6ee;color:#2a1f2d}
code{font-size:.95em}section{border-top:1px solid #cbbfae;padding:1rem 0}h2{font-size:1.05rem;margin:0}
dl{display:grid;grid-template-columns:4rem 1fr;gap:.25rem 1rem;margin:.5rem 0 0}dt{font-weight:600}dd{margin:0}
</style></head><body><main><h1>Open Hand API</h1>
<p>The machine-readable description is <a href="/api/openapi.json">openapi.json</a>. A refused call answers with a short sentence.</p>
${endpoints.map(sectionOf).join("\n")}
</main></body></html>`;

const sectionOf = ({ method, path, who, summary, answers }: Endpoint): string => `<section>
<h2><code>${method} ${escapeHtml(path)}</code></h2>
<p>${escapeHtml(summary)}. For: ${who.replace("_", " ")}.</p>
<dl>${Object.entries(answers)
  .map(([status, { description }]) => `<dt>${status}</dt><dd>${escapeHtml(description)}</dd>`)
  .join("")}</dl></section>`;
