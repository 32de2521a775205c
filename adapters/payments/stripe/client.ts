import type Stripe from "stripe";
import { orUnavailableBy } from "../or-unavailable.ts";
import { SuspendedAccount } from "../suspended-accounts.ts";

export type StripeSettings = Readonly<{
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  apiBase: string;
  timeoutMs?: number;
}>;

/** Longer than a call ever takes, shorter than a donor waits. */
export const defaultTimeoutMs = 5_000;

/** The official client, loaded only where it is used: it weighs as much as the rest of the program. */
export async function stripeClient({
  secretKey,
  apiBase,
  timeoutMs = defaultTimeoutMs,
}: StripeSettings): Promise<Stripe> {
  const { default: StripeClient } = await import("stripe");
  const { protocol, hostname, port } = new URL(apiBase);
  return new StripeClient(secretKey, {
    protocol: protocol === "http:" ? "http" : "https",
    host: hostname,
    ...(port && { port }),
    timeout: timeoutMs,
    httpClient: onlyItsObjects(StripeClient.createNodeHttpClient()),
    // No hidden retries: failover is our decision. The client still retries a cut connection once, under the same key.
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

export const orUnavailable = orUnavailableBy({ isUnavailable, errorWithoutPersonalData });

/** Codes only: the text may quote donor input, and this is logged. */
export function errorWithoutPersonalData(error: unknown): unknown {
  const { type, code, param, statusCode, requestId } = factsOf(error);
  if (!type) return error;
  const facts = `Stripe answered ${statusCode} ${type} ${code ?? ""} ${param ?? ""} (${requestId ?? "no id"})`;
  return isSuspended(error) ? new SuspendedAccount(facts) : new Error(facts);
}

/** Stripe refuses the key or the account. */
function isSuspended(error: unknown): boolean {
  const { statusCode = 0, code = "", type } = factsOf(error);
  if (type === "StripeCardError") return false;
  return statusCode === 401 || statusCode === 403 || (statusCode === 400 && suspendedCodes.test(code));
}
const suspendedCodes =
  /^(?:account_|platform_account_|api_key_expired|secret_key_required)|_disabled$|suspended/;

/** Refused connections, timeouts, the provider's failures and unreadable answers. Our own wrong requests are still thrown. */
export function isUnavailable(error: unknown): boolean {
  const { type, statusCode } = factsOf(error);
  if (type === "StripeConnectionError" || (type === "StripeAPIError" && statusCode === undefined))
    return true;
  return statusCode !== undefined && (statusCode >= 500 || passingStatuses.includes(statusCode));
}

/** A concurrent request with the same key, or too many requests. */
const passingStatuses = [409, 429];

/** Stripe refuses this request: its state forbids it, or the object does not exist. */
export const isRefusal = (error: unknown): boolean =>
  factsOf(error).type === "StripeInvalidRequestError" && !isSuspended(error);
/** The account does not take this method, or not for this amount. */
export const isMethodRefusal = (error: unknown): boolean =>
  isRefusal(error) && /^(?:allowed_)?payment_|^amount|^$/.test(factsOf(error).param ?? "");
/** For optional steps: if Stripe refuses, nothing changes. */
export async function unlessRefused<T>(work: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return otherwise;
  }
}
export const isDecline = (error: unknown): boolean => factsOf(error).type === "StripeCardError";
export const isUnknown = (error: unknown): boolean => factsOf(error).code === "resource_missing";
export const alreadyExists = (error: unknown): boolean => factsOf(error).code === "resource_already_exists";

/** A failure that Stripe repeats because of the same key. */
export const isReplayedFailure = (error: unknown): boolean => {
  const { statusCode = 0, headers } = factsOf(error);
  return statusCode >= 500 && headers?.["idempotent-replayed"] === "true";
};

type Facts = {
  type?: string;
  code?: string;
  param?: string;
  statusCode?: number;
  requestId?: string;
  headers?: Record<string, string>;
};
const factsOf = (error: unknown): Facts => (error instanceof Error ? (error as Facts) : {});

type Http = Stripe.HttpClient;

/** Stripe's client accepts any JSON, also a gateway's. An answer without an object or error type counts as unreadable. */
function onlyItsObjects(http: Http): Http {
  const makeRequest = http.makeRequest.bind(http);
  return Object.assign(http, {
    makeRequest: async (...asked: Parameters<Http["makeRequest"]>) => {
      const response = await makeRequest(...asked);
      const read = response.toJSON.bind(response);
      const toJSON = async (): Promise<unknown> => {
        const answer: unknown = await read();
        if (!isFromStripe(answer)) throw new Error("An answer that is none of Stripe's");
        return answer;
      };
      return Object.assign(response, { toJSON });
    },
  });
}

const isFromStripe = (answer: unknown): boolean =>
  typeof answer === "object" &&
  answer !== null &&
  (("object" in answer && typeof answer.object === "string") || "error" in answer);
