import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, RequestListener } from "node:http";
import type { Logger } from "pino";
import { splitLanguage } from "#app/routing/language-path.ts";
import { isDonatePage } from "../away/while-away.ts";
import type { FormViews } from "../giving/count-form-views.ts";
import { requestLine } from "../middleware/request-line.ts";
import { withoutSecrets } from "../middleware/request-log.ts";
import type { HeadersFor } from "../middleware/security-headers.ts";
import { countryOf } from "../middleware/visitor.ts";
import { today } from "../timing/clock.ts";
import { writtenHead, type WriteHead } from "../requests/written-head.ts";
import { bytesAs, keptHeaders, travelling, type Travelling } from "./answer-page.ts";
import type { CachedPage } from "./page-cache.ts";
import type { Pages } from "./pages.ts";
import { strangerOf, type Stranger } from "./stranger.ts";

type Needs = {
  pages: Pick<Pages, "holdKept">;
  headersFor: HeadersFor;
  views: FormViews;
  countryHeader: string | null;
  log: Logger;
  /** While it cannot be, the form is not shown as if it could. */
  takesGifts: () => boolean;
};
/** What an address led to, for strangers of one language and country, on one day. */
type Address = Readonly<{
  day: string;
  path: string;
  logFound: (requestId: string) => void;
  logKnown: (requestId: string) => void;
  give: () => CachedPage | undefined;
  count: ((headers: IncomingHttpHeaders) => void) | null;
}>;

/** Addresses are remembered so that they need not be read each time; there is no end to what may stand behind a question mark. */
const maxKnown = 1000;
const maxKnownLength = 300;

/**
 * Pages that lie ready, for visitors of whom nothing is known, are sent before anything else looks at the request: what stands
 * before a page finds out who asks and what they may, and neither matters here. Id, log and headers are those of any page.
 */
export function serveKept({ pages, headersFor, views, countryHeader, log, takesGifts }: Needs) {
  const known = new Map<string, Address>();
  /** The head of each page, written once; gone with the page. */
  const heads = new WeakMap<CachedPage, Map<Travelling, WriteHead>>();

  return (listener: RequestListener): RequestListener =>
    (request, response) => {
      const { headers } = request;
      const found = request.method === "GET" && find(request.url ?? "", headers);
      if (!found) return listener(request, response);
      const { page, address } = found;
      const requestId = randomUUID();
      const as = travelling(page, headers);
      headOf(page, address.path, as)(response, requestId);
      response.end(as === "known" ? undefined : bytesAs(page, as));
      (as === "known" ? address.logKnown : address.logFound)(requestId);
      address.count?.(headers);
    };

  function find(url: string, headers: IncomingHttpHeaders) {
    const stranger = headers["x-language"] === undefined ? strangerOf(headers.cookie) : null;
    if (!stranger) return null;
    const country = countryHeader ? countryOf(headers[countryHeader]) : null;
    const name = stranger.language || country ? `${stranger.language ?? ""} ${country ?? ""} ${url}` : url;
    let address = known.get(name);
    let page = address?.day === today() ? address.give() : undefined;
    if (!page) {
      address = look(url, stranger, country);
      page = address?.give();
      remember(name, address);
    }
    return page && address ? { page, address } : null;
  }

  function remember(name: string, address: Address | undefined): void {
    if (!address || name.length > maxKnownLength) return void known.delete(name);
    if (known.size >= maxKnown) known.clear();
    known.set(name, address);
  }

  function look(url: string, stranger: Stranger, country: string | null): Address | undefined {
    const mark = url.indexOf("?");
    const [path, search] = mark < 0 ? [url, ""] : [url.slice(0, mark), url.slice(mark + 1)];
    const place = splitLanguage(path);
    const language = place.language ?? stranger.language ?? "en";
    const held = pages.holdKept({ base: place.base, path: place.path, search, language, country });
    if (!held) return undefined;
    const give = isDonatePage(place.path) ? () => (takesGifts() ? held() : undefined) : held;
    const count = views.counterOf({ path, search, language });
    const told = { method: "GET", path: withoutSecrets(path) };
    const logFound = requestLine(log, { ...told, status: 200 });
    const logKnown = requestLine(log, { ...told, status: 304 });
    return { day: today(), path, logFound, logKnown, give, count };
  }

  function headOf(page: CachedPage, path: string, as: Travelling): WriteHead {
    let written = heads.get(page);
    if (!written) heads.set(page, (written = new Map()));
    let head = written.get(as);
    if (!head) {
      const headers = Object.entries({ ...headersFor(path), ...keptHeaders(page, as) });
      const said = headers.filter(([, value]) => value !== "").flat();
      written.set(as, (head = writtenHead(as === "known" ? 304 : 200, said)));
    }
    return head;
  }
}
