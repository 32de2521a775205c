import { createHash, createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { StartRefusal } from "../../start-refusal.ts";

export type S3Settings = Credentials & Readonly<{ endpoint: string; bucket: string; prefix: string }>;
type Ask = Readonly<{
  method: string;
  key?: string;
  query?: Record<string, string>;
  body?: Uint8Array;
}>;
export type AskS3 = (ask: Ask) => Promise<Response>;

const tries = 4;
const firstRestMs = 500;
const answerWithinMs = 120_000;

/** Retries busy servers and broken connections; all our requests are safe to repeat. */
export function s3Client(
  settings: S3Settings,
  { rest = (ms: number): Promise<unknown> => pause(ms), clock = (): Date => new Date() } = {},
): AskS3 {
  const askOnce = ({ method, key = "", query = {}, body }: Ask): Promise<Response> => {
    const path = [settings.bucket, ...(key === "" ? [] : `${settings.prefix}${key}`.split("/"))]
      .map(encoded)
      .join("/");
    const url = new URL(`${settings.endpoint.replace(/\/$/, "")}/${path}`);
    url.search = Object.entries(query)
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .join("&");
    const headers = signRequest({ method, url, bodyHash: sha256(body ?? ""), at: clock() }, settings);
    // A large file may take long, so only the start has a timeout.
    const impatience = new AbortController();
    const timer = setTimeout(() => impatience.abort(new Error("no answer")), answerWithinMs);
    return fetch(url, {
      method,
      headers,
      signal: impatience.signal,
      ...(body && { body: new Uint8Array(body) }),
    }).finally(() => clearTimeout(timer));
  };
  return async (ask) => {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await askOnce(ask).catch((error: unknown) => String(error));
      if (typeof answer !== "string" && answer.ok) return answer;
      const isBusy = typeof answer === "string" || answer.status >= 500 || answer.status === 429;
      if (!isBusy || attempt === tries)
        throw storageRefusal(settings, typeof answer === "string" ? answer : await reasonOf(answer));
      await rest(firstRestMs * 2 ** (attempt - 1));
    }
  };
}

export const storageRefusal = ({ endpoint }: Pick<S3Settings, "endpoint">, why: string): StartRefusal =>
  new StartRefusal(`The storage at ${new URL(endpoint).host} cannot be used (${why}).`);

/** S3's own code, such as AccessDenied or NoSuchBucket, says more than the number. */
async function reasonOf(answer: Response): Promise<string> {
  const [, code] = /<Code>(\w{1,100})<\/Code>/.exec(await answer.text()) ?? [];
  return code ? `${answer.status} ${code}` : String(answer.status);
}

type Credentials = Readonly<{
  keyId: string;
  secret: string;
  region: string;
}>;

type Request = Readonly<{
  method: string;
  url: URL;
  /** SHA-256 of what is sent, in hex. */
  bodyHash: string;
  at: Date;
}>;

const algorithm = "AWS4-HMAC-SHA256";

/** The headers of a request to S3, signed with Signature Version 4; anything that answers like S3 reads the same. */
export function signRequest(
  { method, url, bodyHash, at }: Request,
  { keyId, secret, region }: Credentials,
): Record<string, string> {
  const time = at.toISOString().slice(0, 19).replaceAll("-", "").replaceAll(":", "").concat("Z");
  const day = time.slice(0, 8);
  const headers = {
    host: url.host,
    "x-amz-content-sha256": bodyHash,
    "x-amz-date": time,
  };
  const signed = Object.keys(headers).join(";");
  const canonical = [
    method,
    url.pathname,
    canonicalQuery(url),
    ...Object.entries(headers).map(([name, value]) => `${name}:${value}`),
    "",
    signed,
    bodyHash,
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = [algorithm, time, scope, sha256(canonical)].join("\n");
  const key = [day, region, "s3", "aws4_request"].reduce<Buffer | string>(hmac, `AWS4${secret}`);
  const signature = hmac(key, toSign).toString("hex");
  return {
    "x-amz-content-sha256": bodyHash,
    "x-amz-date": time,
    authorization: `${algorithm} Credential=${keyId}/${scope}, SignedHeaders=${signed}, Signature=${signature}`,
  };
}

/** RFC 3986, which encodes more than a browser does: S3 signs what it would have written itself. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const sha256 = (bytes: string | Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

const hmac = (key: Buffer | string, text: string): Buffer => createHmac("sha256", key).update(text).digest();

const canonicalQuery = ({ searchParams }: URL): string =>
  [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join("&");
