import { Agent, request } from "node:http";
import { aheadHeader, movedClock } from "../moved-clock.ts";

type Answer = Readonly<{ status: number; text: string; headers: Record<string, unknown> }>;
/** Sends one request from that network address and tells how it was answered. */
export type Call = (path: string, options?: CallOptions) => Promise<Answer>;
type CallOptions = Readonly<{
  body?: object | string;
  from?: string;
  headers?: Readonly<Record<string, string>>;
}>;

const patienceMs = 30_000;

/** Calls over HTTP on connections that are kept, as behind a proxy. */
export function callerOf(port: number): Call {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const send: Call = (path, options = {}) =>
    new Promise((resolve, reject) => {
      const { body, from = "127.0.0.1", headers = {} } = options;
      const text = typeof body === "object" ? JSON.stringify(body) : body;
      const type = typeof body === "object" ? "application/json" : "application/x-www-form-urlencoded";
      const call = request(
        {
          port,
          path,
          agent,
          method: body === undefined ? "GET" : "POST",
          timeout: patienceMs,
          headers: {
            "x-forwarded-for": from,
            [aheadHeader]: String(movedClock.aheadMs()),
            ...(text !== undefined && { "content-type": type }),
            ...headers,
          },
        },
        (answer) => {
          let said = "";
          answer.setEncoding("utf8").on("data", (piece: string) => (said += piece));
          answer
            .on("error", reject)
            .on("end", () =>
              resolve({ status: answer.statusCode ?? 0, text: said, headers: answer.headers }),
            );
        },
      );
      call.on("timeout", () => call.destroy(new Error(`${path} was not answered`)));
      call.on("error", (error: NodeJS.ErrnoException) => {
        // A kept connection that was closed just then: a proxy and a browser send it again on another.
        if (call.reusedSocket && error.code === "ECONNRESET") resolve(send(path, options));
        else reject(error);
      });
      call.end(text);
    });
  return send;
}

/** What a browser adds to a request from a page of ours. */
export const asBrowser = { "sec-fetch-site": "same-origin", "sec-fetch-mode": "cors" };
