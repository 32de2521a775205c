import { lookup } from "node:dns/promises";
import { request as requestPlain, type IncomingMessage, type RequestOptions } from "node:http";
import { request as requestSecure } from "node:https";
import { isIP } from "node:net";
import type { FetchPicture } from "#domain/accounts/own-picture.ts";
import { pinnedTo, type Address } from "../network/pinned-to.ts";
import { isPublicAddress } from "../network/public-address.ts";

const timeoutMs = 5_000;
const maxBytes = 1024 * 1024;

type Options = {
  /** A provider on this machine, whose pictures may be fetched; null otherwise. */
  ownOrigin?: string | null;
  resolve?: (host: string) => Promise<Address[]>;
};

/** Never fetches from our own network: HTTPS, public addresses only, pinned to the checked address, no redirects. */
export const pictureFetcher =
  ({ ownOrigin = null, resolve = resolveName }: Options = {}): FetchPicture =>
  async (told) => {
    const url = URL.parse(told);
    if (!url) return refused("not_an_address");
    const isOwn = url.origin === ownOrigin;
    if (!isOwn && (url.protocol !== "https:" || url.port !== "")) return refused("not_https");
    if (url.username !== "" || url.password !== "") return refused("not_an_address");
    try {
      const host = url.hostname.replace(/^\[|\]$/g, "");
      const addresses = isIP(host) ? [{ address: host, family: isIP(host) }] : await resolve(host);
      if (addresses.length === 0) return refused("no_answer");
      if (!isOwn && !addresses.every(({ address }) => isPublicAddress(address)))
        return refused("address_not_public");
      return await readPicture(await ask(url, addresses));
    } catch {
      return refused("no_answer");
    }
  };

const refused = (reason: string) => ({ ok: false, reason }) as const;

const resolveName = (host: string): Promise<Address[]> => lookup(host, { all: true });

function ask(url: URL, addresses: readonly Address[]): Promise<IncomingMessage> {
  const options: RequestOptions = {
    agent: false,
    lookup: pinnedTo(addresses),
    headers: { accept: "image/webp, image/png, image/jpeg" },
    signal: AbortSignal.timeout(timeoutMs),
  };
  const request = url.protocol === "https:" ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    request(url, options, resolve).on("error", reject).end();
  });
}

async function readPicture(response: IncomingMessage): ReturnType<FetchPicture> {
  try {
    const refusal = refusalOf(response);
    if (refusal) return refused(refusal);
    const pieces: Buffer[] = [];
    let read = 0;
    for await (const piece of response as AsyncIterable<Buffer>) {
      read += piece.length;
      if (read > maxBytes) return refused("too_large");
      pieces.push(piece);
    }
    return { ok: true, bytes: Buffer.concat(pieces) };
  } finally {
    response.destroy();
  }
}

/** Refusals known from the response headers. */
function refusalOf({ statusCode, headers }: IncomingMessage): string | null {
  if (statusCode !== 200) return "not_there";
  if (!headers["content-type"]?.startsWith("image/")) return "not_an_image";
  return Number(headers["content-length"] ?? 0) > maxBytes ? "too_large" : null;
}
