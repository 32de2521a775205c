import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type FakeAnswer = Readonly<{ status: number; body: unknown; isReplayed?: boolean }>;
export type FakeRequest = Readonly<{
  method: string;
  path: string;
  query: URLSearchParams;
  body: string;
  headers: IncomingMessage["headers"];
}>;

/**
 * What is to go wrong with the next requests: no answer at all, before or after the work is done; an answer of its own; one that
 * comes late, or begins and does not end; or what a gateway in front of it says in its place, to people or to programs.
 */
export type Fault =
  | "hang_before"
  | "hang_after"
  | "cut"
  | "hang_within"
  | "cut_within"
  | Readonly<{ page: number }>
  | Readonly<{ json: string; status: number }>
  | Readonly<{ status: number; afterWork?: boolean }>
  | Readonly<{ delayMs: number }>;

type Options = {
  /** Null: no such path. */
  answer: (request: FakeRequest) => FakeAnswer | null;
  contentType: string;
  failure: (status: number) => unknown;
  reusedKey: FakeAnswer;
  /** For how long a key is remembered, and whether an answer that failed is given again under it. */
  keys?: Readonly<{ liveMs: number; keepFailures: boolean; now: () => number }>;
};

type Remembered = Readonly<{ request: string; answer: FakeAnswer; at: number }>;
const forEver = { liveMs: Infinity, keepFailures: false, now: Date.now };

/** An HTTP API on this machine that remembers idempotency keys as payment providers do, and fails when asked to. */
export async function fakeApi({ answer, contentType, failure, reusedKey, keys = forEver }: Options) {
  const faults: Fault[] = [];
  let lasting: Fault | null = null;
  const asked: string[] = [];
  const byKey = new Map<string, Remembered>();

  const saidBy = (request: FakeRequest) => `${request.method} ${request.path} ${request.body}`;
  const known = (request: FakeRequest): FakeAnswer | null => {
    const before = byKey.get(keyOf(request));
    if (!before || keys.now() - before.at > keys.liveMs) return null;
    return before.request === saidBy(request) ? { ...before.answer, isReplayed: true } : reusedKey;
  };
  const remember = (request: FakeRequest, answered: FakeAnswer): FakeAnswer => {
    // Requests that were refused before anything was done are not remembered.
    const isKept = answered.status < 400 || (keys.keepFailures && answered.status >= 500);
    if (keyOf(request) && isKept)
      byKey.set(keyOf(request), { request: saidBy(request), answer: answered, at: keys.now() });
    return answered;
  };
  const work = (request: FakeRequest): FakeAnswer =>
    remember(request, answer(request) ?? { status: 404, body: failure(404) });

  const server = createServer((incoming, outgoing) => void serve(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Faults of the coming requests, first come first served. */
    faults,
    /** The fault of every request from now on that has none of its own; null: it is well again. */
    ail: (fault: Fault | null): void => {
      lasting = fault;
    },
    /** Every request so far, as `METHOD /path`. */
    asked,
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const request = await requestOf(incoming);
    asked.push(`${request.method} ${request.path}`);
    const fault = faults.shift() ?? lasting;
    if (fault === "hang_before") return;
    if (fault === "cut") return void incoming.socket.destroy();
    if (typeof fault === "object" && fault && "page" in fault) return sendPage(fault.page, outgoing);
    if (typeof fault === "object" && fault && "json" in fault)
      return void outgoing.writeHead(fault.status, { "content-type": contentType }).end(fault.json);
    const before = known(request);
    if (before) return send(before, outgoing);
    const failed =
      typeof fault === "object" && fault && "status" in fault
        ? { status: fault.status, body: failure(fault.status), afterWork: fault.afterWork === true }
        : null;
    if (failed && !failed.afterWork) return send(remember(request, failed), outgoing);
    const answered = work(request);
    if (failed) return send(remember(request, failed), outgoing);
    if (fault === "hang_after") return;
    if (fault === "hang_within" || fault === "cut_within") return sendHalf(answered, outgoing, fault);
    if (typeof fault === "object" && fault && "delayMs" in fault)
      await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
    send(answered, outgoing);
  }

  function sendHalf({ status, body }: FakeAnswer, outgoing: ServerResponse, fault: Fault): void {
    const text = JSON.stringify(body);
    outgoing.writeHead(status, { "content-type": contentType, "content-length": text.length });
    outgoing.write(text.slice(0, text.length / 2), () => {
      if (fault === "cut_within") outgoing.destroy();
    });
  }

  function sendPage(status: number, outgoing: ServerResponse): void {
    outgoing.writeHead(status, { "content-type": "text/html" }).end("<h1>We are working on it</h1>");
  }

  function send({ status, body, isReplayed }: FakeAnswer, outgoing: ServerResponse): void {
    outgoing.writeHead(status, {
      "content-type": contentType,
      "request-id": "req_fake",
      ...(isReplayed && { "idempotent-replayed": "true" }),
    });
    outgoing.end(status === 204 ? undefined : JSON.stringify(body));
  }
}

function keyOf({ headers }: FakeRequest): string {
  const key = headers["idempotency-key"];
  return typeof key === "string" ? key : "";
}

async function requestOf(incoming: IncomingMessage): Promise<FakeRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const { pathname, searchParams } = new URL(incoming.url ?? "/", "http://fake");
  return {
    method: incoming.method ?? "GET",
    path: pathname,
    query: searchParams,
    body: Buffer.concat(chunks).toString(),
    headers: incoming.headers,
  };
}
