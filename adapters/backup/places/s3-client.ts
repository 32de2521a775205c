import { setTimeout as pause } from "node:timers/promises";
import { StartRefusal } from "../../start-refusal.ts";
import { encoded, sha256, signRequest, type Credentials } from "./sign-request.ts";

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

/** Asks again where the other side is busy or the line broke; every request of ours may be sent twice. */
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
    // A large file may take long once it comes; only the beginning is waited for.
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

/** Shown to the operator. */
export const storageRefusal = ({ endpoint }: Pick<S3Settings, "endpoint">, why: string): StartRefusal =>
  new StartRefusal(`The storage at ${new URL(endpoint).host} cannot be used (${why}).`);

/** S3's own code, such as AccessDenied or NoSuchBucket, says more than the number. */
async function reasonOf(answer: Response): Promise<string> {
  const [, code] = /<Code>(\w{1,100})<\/Code>/.exec(await answer.text()) ?? [];
  return code ? `${answer.status} ${code}` : String(answer.status);
}
