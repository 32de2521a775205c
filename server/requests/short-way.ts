import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { proofHeader } from "#domain/giving/risk/proof-of-work.ts";
import { isLanguage, type Language } from "#domain/language.ts";
import type { Asking } from "../middleware/client-address.ts";
import { withoutSecrets } from "../middleware/request-log.ts";
import type { HeadersFor } from "../middleware/security-headers.ts";
import { countryOf } from "../middleware/visitor.ts";
import { strangerOf } from "../pages/stranger.ts";
import { whileDoing } from "../traces/doing.ts";
import { isTracing } from "../traces/tracing.ts";

/** What was sent, by somebody of whom nothing is known but a language. */
export type Sent = Asking & Readonly<{ body: string; language: Language; country: string | null }>;
/** Null: it is not to be done, and the long way says why. */
export type ShortAnswer = Readonly<{ status: number; body: object; cookie?: string }> | null;
export type ShortWay = (sent: Sent) => Promise<ShortAnswer>;

type Needs = {
  find: (path: string) => ShortWay | undefined;
  headersFor: HeadersFor;
  countryHeader: string | null;
  trustedProxies: number;
  log: Logger;
};

const largestBodyBytes = 16 * 1024;
/** One more goes the long way, where it is told that it is busy when too many are there too. */
const maxAtOnce = 1_000;
/** Whoever sends one of these asks for more than the short way looks at: who they are, what they worked, where they come from. */
const asksForMore = ["authorization", "transfer-encoding", "traceparent", proofHeader];

/**
 * Calls that every gift makes, from strangers who send what is expected, are answered before the middleware, which finds out who
 * asks and what they may. Id, log and headers are those of any call. Everything else, every refusal and every surprise goes the long way
 * with the body as it came; what is done on the short way can be done again.
 */
export function shortWays({ find, headersFor, countryHeader, trustedProxies, log }: Needs) {
  let underWay = 0;
  return (listener: RequestListener): RequestListener =>
    (request, response) => {
      const { method, url = "", headers } = request;
      const way = method === "POST" && underWay < maxAtOnce ? find(url) : undefined;
      const stranger = way && isPlain(request) ? strangerOf(headers.cookie) : null;
      if (!way || !stranger || (trustedProxies === 0 && headers["x-forwarded-for"] !== undefined))
        return listener(request, response);
      const told = headers["x-language"];
      const sent = {
        language: isLanguage(told) ? told : (stranger.language ?? "en"),
        country: countryOf(countryHeader ? headers[countryHeader] : undefined),
        req: { header: (name: string) => oneOf(headers[name]) },
        env: { incoming: request },
      };
      const started = performance.now();
      const requestId = randomUUID();
      const take = async (body: Buffer): Promise<void> => {
        underWay += 1;
        const answer = await whileDoing({ requestId, span: null }, () =>
          way({ ...sent, body: body.toString() }),
        ).catch(() => null);
        underWay -= 1;
        if (!answer) return listener(Object.assign(request, { rawBody: body }), response);
        send(response, answer, [...Object.entries(headersFor(url)).flat(), "x-request-id", requestId]);
        const ms = Math.round(performance.now() - started);
        log.info({ requestId, method, path: withoutSecrets(url), status: answer.status, ms }, "request");
      };
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on(
        "end",
        () => void take(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)),
      );
    };
}

function isPlain({ headers }: IncomingMessage): boolean {
  if (asksForMore.some((name) => headers[name] !== undefined) || isTracing()) return false;
  const site = headers["sec-fetch-site"];
  if (site === undefined ? headers.origin !== undefined : site !== "same-origin") return false;
  // Without a length this is not a number, and not less than any.
  return Number(headers["content-length"]) <= largestBodyBytes;
}

function send(response: ServerResponse, { status, body, cookie }: NonNullable<ShortAnswer>, head: string[]) {
  const text = JSON.stringify(body);
  const own = ["cache-control", "private, no-store", "content-type", "application/json"];
  const kept = cookie === undefined ? [] : ["set-cookie", cookie];
  response.writeHead(status, [...head, ...own, ...kept, "content-length", String(Buffer.byteLength(text))]);
  response.end(text);
}

const oneOf = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(", ") : value;
