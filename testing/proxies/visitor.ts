import { request, type RequestOptions } from "node:https";
import type { IncomingHttpHeaders } from "node:http";

const host = "www.example.org";
export const site = `https://${host}`;
const patienceMs = 20_000;

export type Answer = Readonly<{ status: number; headers: IncomingHttpHeaders; text: string }>;
type Asked = Readonly<{
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** All of 127.0.0.0/8 is this machine: each visitor calls from an address of their own. */
  from?: string;
  /** Enough of the answer was read. */
  until?: (text: string) => boolean;
}>;

/** One call of a visitor over TLS, on a connection of its own. */
export const visit = (port: number, path: string, asked: Asked = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { method = "GET", headers = {}, body, from = "127.0.0.1", until } = asked;
    const options: RequestOptions = {
      host: "127.0.0.1",
      port,
      path,
      method,
      localAddress: from,
      servername: host,
      // Made for this run by the proxy itself.
      rejectUnauthorized: false,
      agent: false,
      timeout: patienceMs,
      headers: { host, ...headers },
    };
    const call = request(options, (answer) => {
      let text = "";
      const done = () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
      answer.setEncoding("utf8").on("data", (piece: string) => {
        text += piece;
        if (!until?.(text)) return;
        done();
        call.destroy();
      });
      answer.on("error", reject).on("end", done);
    });
    call.on("timeout", () => call.destroy(new Error(`${path} was not answered`))).on("error", reject);
    call.end(body);
  });

/** As a page or a program posts. */
export const postJson = (port: number, path: string, content: object, asked: Asked = {}): Promise<Answer> =>
  visit(port, path, {
    ...asked,
    method: "POST",
    headers: { "content-type": "application/json", origin: site, ...asked.headers },
    body: JSON.stringify(content),
  });
