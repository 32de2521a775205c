import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type FakeAnswer = Readonly<{ status: number; body: unknown }>;
export type FakeRequest = Readonly<{
  method: string;
  path: string;
  query: URLSearchParams;
  body: string;
  headers: IncomingMessage["headers"];
}>;

/**
 * What is to go wrong with the next requests that change something: no answer at all, before or after the work is
 * done; an answer of its own; or one that comes late.
 */
export type Fault =
  | "hang_before"
  | "hang_after"
  | "cut"
  | Readonly<{ status: number; afterWork?: boolean }>
  | Readonly<{ delayMs: number }>;

type Options = {
  /** Null: no such path. */
  answer: (request: FakeRequest) => FakeAnswer | null;
  contentType: string;
  failure: (status: number) => unknown;
  reusedKey: FakeAnswer;
};

/** An HTTP API on this machine that remembers idempotency keys as payment providers do, and fails when asked to. */
export async function fakeApi({ answer, contentType, failure, reusedKey }: Options) {
  const faults: Fault[] = [];
  const asked: string[] = [];
  const byKey = new Map<string, { request: string; answer: FakeAnswer }>();

  const work = (request: FakeRequest): FakeAnswer => {
    const key = request.headers["idempotency-key"];
    const said = `${request.method} ${request.path} ${request.body}`;
    const known = typeof key === "string" ? byKey.get(key) : undefined;
    if (known) return known.request === said ? known.answer : reusedKey;
    const answered = answer(request) ?? { status: 404, body: failure(404) };
    // Requests that were refused before anything was done are not remembered.
    if (typeof key === "string" && answered.status < 400) byKey.set(key, { request: said, answer: answered });
    return answered;
  };

  const server = createServer((incoming, outgoing) => void serve(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Faults of the coming requests, first come first served. */
    faults,
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
    const fault = faults.shift();
    if (fault === "hang_before") return;
    if (fault === "cut") return void incoming.socket.destroy();
    const failed =
      typeof fault === "object" && "status" in fault
        ? { status: fault.status, body: failure(fault.status), afterWork: fault.afterWork === true }
        : null;
    if (failed && !failed.afterWork) return send(failed, outgoing);
    const answered = work(request);
    if (failed) return send(failed, outgoing);
    if (fault === "hang_after") return;
    if (typeof fault === "object" && "delayMs" in fault)
      await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
    send(answered, outgoing);
  }

  function send({ status, body }: FakeAnswer, outgoing: ServerResponse): void {
    outgoing.writeHead(status, { "content-type": contentType, "request-id": "req_fake" });
    outgoing.end(status === 204 ? undefined : JSON.stringify(body));
  }
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
