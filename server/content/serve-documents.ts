import type { Hono } from "hono";
import { isLanguage } from "#domain/language.ts";
import type { DocumentFile } from "#domain/transparency/ports.ts";
import type { Foundation } from "../composition.ts";
import type { RequestContext, RequestEnv } from "../context.ts";
import { refuse } from "../refuse.ts";
import { limitConcurrency } from "../timing/limit-concurrency.ts";
import { singleFlight } from "../timing/single-flight.ts";

const fileName = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.pdf$/;

const earlierVersion = /^[1-9]\d{0,8}$/;

/** Every download is counted, without saying whose. */
export function serveDocuments(app: Hono<RequestEnv>, { documents }: Pick<Foundation, "documents">): void {
  // Made-up names must not delay others.
  const opening = limitConcurrency(4, 200);
  // Making one reads all books, so concurrent requests share a read.
  const open = singleFlight(
    ({
      documentId,
      language,
      version,
    }: Pick<DocumentFile, "documentId" | "language"> & { version?: string }) =>
      opening(() => documents.open(documentId, language, version)),
    ({ documentId, language, version }) => `${documentId} ${language} ${version}`,
  );
  app.get("/documents/:file", async (c) => {
    const [, documentId] = fileName.exec(c.req.param("file")) ?? [];
    const asked = c.req.query("lang");
    const language = isLanguage(asked) ? asked : c.get("language");
    const version = earlierVersion.exec(c.req.query("version") ?? "")?.[0];
    const file =
      documentId === undefined ? null : await open({ documentId, language, ...(version && { version }) });
    if (!file) return refuse(c, 404, "errors.not_found");

    describe(c, file);
    if (c.req.header("if-none-match") === etagOf(file)) return c.body(null, 304);
    if (isDownload(c)) await documents.countDownload(file.documentId);
    c.header("content-type", "application/pdf");
    c.header("content-length", String(file.bytes.length));
    return c.req.method === "HEAD" ? c.body(null) : c.body(new Uint8Array(file.bytes));
  });
}

function describe(c: RequestContext, file: DocumentFile): void {
  c.header("content-disposition", `attachment; filename="${file.documentId}-${file.language}.pdf"`);
  c.header("content-language", file.language);
  c.header("etag", etagOf(file));
  c.header("last-modified", file.madeAt.toUTCString());
  // Never cached, so that the count is right and the report current.
  c.header("cache-control", "private, no-cache");
  c.header("vary", "Cookie, X-Language");
}

const etagOf = ({ version, language }: DocumentFile): string => `"${version.slice(0, 22)}-${language}"`;

/** A browser's prefetch is no download. */
const isDownload = (c: RequestContext): boolean =>
  c.req.method === "GET" && !/prefetch/.test(c.req.header("sec-purpose") ?? c.req.header("purpose") ?? "");
