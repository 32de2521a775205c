import type { ServerResponse } from "node:http";

/* oxlint-disable no-underscore-dangle -- Node's own name */

/** What Node keeps a head in once it has written it; it tells by it that there is one. */
type Inside = { _header?: unknown };

export type WriteHead = (response: ServerResponse, requestId: string) => void;

/**
 * The head of an answer that is sent many times: Node writes it line by line and looks at every letter. It does so once a second, for the
 * date in it, and answers until then take what it wrote, with their own id. An answer after which the connection closes, one
 * that has no body, and all of them should Node keep its heads elsewhere one day, are written by Node each time.
 */
export function writtenHead(status: 200 | 304, headers: readonly string[]): WriteHead {
  let [second, before, after] = [0, "", ""];
  return (response, requestId) => {
    const inside: Inside = response as ServerResponse & Inside;
    const now = Math.floor(Date.now() / 1000);
    if (second === now && response.shouldKeepAlive) {
      response.statusCode = status;
      inside._header = before + requestId + after;
      return;
    }
    response.writeHead(status, [...headers, "x-request-id", requestId]);
    const written = inside._header;
    if (status === 304 || !response.shouldKeepAlive || typeof written !== "string") return;
    const parts = written.split(requestId);
    if (parts.length === 2) [second, before = "", after = ""] = [now, ...parts];
  };
}
