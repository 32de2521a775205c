import { createHmac, randomBytes } from "node:crypto";
import { lookup } from "node:dns/promises";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { isIP } from "node:net";
import { pinnedTo, type Address } from "#adapters/network/pinned-to.ts";
import { isPublicAddress } from "#adapters/network/public-address.ts";
import type { SendOutcome, SendProblem } from "#domain/connections/webhook.ts";

const timeoutMs = 10_000;
const maxAnswerBytes = 4096;
const excerptLength = 200;

export type WebhookToSend = Readonly<{
  messageId: string;
  url: string;
  body: string;
  secrets: readonly string[];
}>;

export type SendingOptions = Readonly<{
  resolve?: (host: string) => Promise<Address[]>;
  /** Tests have a receiver on this machine. */
  permits?: (address: string, port: string) => boolean;
  certificates?: string;
  timeoutMs?: number;
}>;

const onlyPublic = (address: string, port: string): boolean => port === "" && isPublicAddress(address);

/** Never connects into our own network: every resolved address must be public, and redirects are not followed. */
export const webhookSender =
  (options: SendingOptions = {}) =>
  async (webhook: WebhookToSend): Promise<SendOutcome> => {
    const at = new Date();
    const begunAt = performance.now();
    const answered = await attempt(webhook, at, options).catch((error: unknown) => ({
      status: null,
      excerpt: null,
      problem: problemOf(error),
    }));
    return { at, durationMs: Math.round(performance.now() - begunAt), ...answered };
  };

type Attempted = Pick<SendOutcome, "status" | "problem" | "excerpt">;

async function attempt(webhook: WebhookToSend, at: Date, options: SendingOptions): Promise<Attempted> {
  const { resolve = resolveName, permits = onlyPublic } = options;
  const url = new URL(webhook.url);
  if (url.protocol !== "https:" || url.username !== "" || url.password !== "") return refused("not_https");
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const addresses = isIP(host) ? [{ address: host, family: isIP(host) }] : await resolve(host);
  if (addresses.length === 0) return refused("name_unknown");
  if (!addresses.every(({ address }) => permits(address, url.port))) return refused("address_not_public");
  const response = await post(url, webhook, at, addresses, options);
  return { status: response.statusCode ?? 0, problem: null, excerpt: await beginningOf(response) };
}

const refused = (problem: SendProblem): Attempted => ({ status: null, problem, excerpt: null });

const resolveName = (host: string): Promise<Address[]> => lookup(host, { all: true });

function post(
  url: URL,
  { messageId, body, secrets }: WebhookToSend,
  at: Date,
  addresses: readonly Address[],
  { certificates, timeoutMs: ownTimeoutMs = timeoutMs }: SendingOptions,
): Promise<IncomingMessage> {
  const signal = AbortSignal.timeout(ownTimeoutMs);
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    "user-agent": "Open-Hand-Webhooks/1",
    ...signedHeaders({ id: messageId, at, body, secrets }),
  };
  const asked = { method: "POST", agent: false, lookup: pinnedTo(addresses), headers, signal } as const;
  return new Promise((answer, fail) => {
    request(url, { ...asked, ...(certificates !== undefined && { ca: certificates }) }, answer)
      .on("error", fail)
      .end(body);
  });
}

/** A slow or endless answer is cut: what was read is enough. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let read = 0;
  try {
    for await (const piece of response as AsyncIterable<Buffer>) {
      pieces.push(piece);
      read += piece.length;
      if (read >= maxAnswerBytes) break;
    }
  } catch {
    // The status is known; the rest does not matter.
  } finally {
    response.destroy();
  }
  const text = Buffer.concat(pieces).subarray(0, maxAnswerBytes).toString("utf8");
  return text
    .replaceAll(/\p{C}+/gu, " ")
    .slice(0, excerptLength)
    .toWellFormed();
}

function problemOf(error: unknown): SendProblem {
  const { name, code = "" } = Object(error) as { name?: string; code?: string };
  if (name === "AbortError" || name === "TimeoutError" || code === "ETIMEDOUT") return "timeout";
  if (code === "ENOTFOUND" || code === "EAI_AGAIN" || code === "ENODATA") return "name_unknown";
  return /CERT|SIGNATURE|ERR_TLS|ERR_SSL|EPROTO/.test(code) ? "certificate" : "no_connection";
}

const secretBytes = 32;
const secretStart = "whsec_";

export const newWebhookSecret = (): string => secretStart + randomBytes(secretBytes).toString("base64");

type Signed = Readonly<{ id: string; at: Date; body: string; secrets: readonly string[] }>;

/** Standard Webhooks headers: the secret's holder can verify body and time. */
export function signedHeaders({ id, at, body, secrets }: Signed): Record<string, string> {
  const seconds = Math.floor(at.getTime() / 1000);
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(secretStart.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64")}`;
  });
  return {
    "webhook-id": id,
    "webhook-timestamp": String(seconds),
    "webhook-signature": signatures.join(" "),
  };
}
