import type Stripe from "stripe";
import { orUnavailableBy } from "../or-unavailable.ts";
import { SuspendedAccount } from "../suspended-accounts.ts";

export type StripeSettings = Readonly<{
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Where its API is; another one in tests. */
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
    // A retry inside the client would hide from us that a provider is failing; asking again is our decision. It insists
    // on one after a connection was cut, under the same key, since that may only have been an old one.
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

export const orUnavailable = orUnavailableBy({ isUnavailable, errorWithoutPersonalData });

/** Its facts without its words: those may quote what the donor typed, and this ends up in the log. */
export function errorWithoutPersonalData(error: unknown): unknown {
  const { type, code, param, statusCode, requestId } = factsOf(error);
  if (!type) return error;
  const facts = `Stripe answered ${statusCode} ${type} ${code ?? ""} ${param ?? ""} (${requestId ?? "no id"})`;
  return isSuspended(error) ? new SuspendedAccount(facts) : new Error(facts);
}

/** The key or the account is refused, whatever we ask. */
function isSuspended(error: unknown): boolean {
  const { statusCode = 0, code = "", type } = factsOf(error);
  if (type === "StripeCardError") return false;
  return statusCode === 401 || statusCode === 403 || (statusCode === 400 && suspendedCodes.test(code));
}
const suspendedCodes =
  /^(?:account_|platform_account_|api_key_expired|secret_key_required)|_disabled$|suspended/;

/**
 * Refused connections, silence, the provider's own failures and answers nobody can read, of which the client keeps no status: the page of
 * a gateway, say. What we asked wrongly stays a surprise.
 */
export function isUnavailable(error: unknown): boolean {
  const { type, statusCode } = factsOf(error);
  if (type === "StripeConnectionError" || (type === "StripeAPIError" && statusCode === undefined))
    return true;
  return statusCode !== undefined && (statusCode >= 500 || passingStatuses.includes(statusCode));
}

/** Another request with the same key is still under way, or there are too many at the moment. */
const passingStatuses = [409, 429];

/** What Stripe calls a refusal of this very request: its state forbids it, or there is no such thing. */
export const isRefusal = (error: unknown): boolean =>
  factsOf(error).type === "StripeInvalidRequestError" && !isSuspended(error);
/** What may be done besides and is not what was asked for: where Stripe refuses it, all stays as it was. */
export async function unlessRefused<T>(work: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return otherwise;
  }
}
/** What the donor's bank answers about their card. */
export const isDecline = (error: unknown): boolean => factsOf(error).type === "StripeCardError";
export const isUnknown = (error: unknown): boolean => factsOf(error).code === "resource_missing";
export const alreadyExists = (error: unknown): boolean => factsOf(error).code === "resource_already_exists";

/** A failure of its own that Stripe only repeats, because it was asked under the same key. */
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

/**
 * All that Stripe answers says what kind of object it is, or what was wrong. Its client takes whatever else is JSON for what was asked, even
 * with the status of a failure; here that is an answer nobody can read, such as a gateway gives in Stripe's place.
 */
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
