import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener } from "node:http";
import type { Logger } from "pino";
import { splitLanguage } from "#app/routing/language-path.ts";
import type { FormViews } from "../giving/count-form-views.ts";
import { withoutSecrets } from "../middleware/request-log.ts";
import type { HeadersFor } from "../middleware/security-headers.ts";
import { countryOf } from "../middleware/visitor.ts";
import { keptHeaders, travelling, type Travelling } from "./answer-page.ts";
import type { CachedPage } from "./page-cache.ts";
import type { Pages } from "./pages.ts";
import { strangerOf } from "./stranger.ts";

type Needs = {
  pages: Pick<Pages, "findKept">;
  headersFor: HeadersFor;
  views: FormViews;
  countryHeader: string | null;
  log: Logger;
};

/**
 * Pages that lie ready, for visitors of whom nothing is known, are sent before anything else looks at the request: what stands
 * before a page finds out who asks and what they may, and neither matters here. Id, log and headers are those of any page.
 */
export function serveKept({ pages, headersFor, views, countryHeader, log }: Needs) {
  /** The head of each page, written once; gone with the page. */
  const heads = new WeakMap<CachedPage, Map<Travelling, string[]>>();

  return (listener: RequestListener): RequestListener =>
    (request, response) => {
      const found = find(request);
      if (!found) return listener(request, response);
      const { page, path } = found;
      const requestId = randomUUID();
      const as = travelling(page, request.headers);
      const status = as === "known" ? 304 : 200;
      response.writeHead(status, [...headOf(page, path, as), "x-request-id", requestId]);
      response.end(as === "known" ? undefined : page[as]);
      log.info({ requestId, method: "GET", path: withoutSecrets(path), status, ms: 0 }, "request");
      views.sent({ ...found, headers: request.headers });
    };

  function find({ method, url = "", headers }: IncomingMessage) {
    if (method !== "GET" || headers["x-language"] !== undefined) return null;
    const stranger = strangerOf(headers.cookie);
    if (!stranger) return null;
    const mark = url.indexOf("?");
    const [path, search] = mark < 0 ? [url, ""] : [url.slice(0, mark), url.slice(mark + 1)];
    const place = splitLanguage(path);
    const language = place.language ?? stranger.language ?? "en";
    const country = countryOf(countryHeader ? headers[countryHeader] : undefined);
    const page = pages.findKept({ base: place.base, path: place.path, search, language, country });
    return page ? { page, path, search, language } : null;
  }

  function headOf(page: CachedPage, path: string, as: Travelling): string[] {
    let known = heads.get(page);
    if (!known) heads.set(page, (known = new Map()));
    let head = known.get(as);
    if (!head) {
      const headers = Object.entries({ ...headersFor(path), ...keptHeaders(page, as) });
      known.set(as, (head = headers.filter(([, value]) => value !== "").flat()));
    }
    return head;
  }
}
