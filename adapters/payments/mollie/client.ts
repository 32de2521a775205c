import { createHash } from "node:crypto";
import type { Client } from "mollie-api-typescript";
import type { Amount } from "mollie-api-typescript/models";
import { asCents, type Cents } from "#domain/money/cents.ts";
import { decimalEuros } from "#domain/money/decimal-euros.ts";
import { orUnavailableBy } from "../or-unavailable.ts";
import { SuspendedAccount } from "../suspended-accounts.ts";

export type MollieSettings = Readonly<{
  apiKey: string;
  /** Token of the organisation with `balances.read`: only the balance shows what Mollie kept. */
  accessToken?: string;
  apiBase: string;
  timeoutMs?: number;
}>;

/** Longer than a call ever takes, shorter than a donor waits. */
export const defaultTimeoutMs = 5_000;

/** The official client, loaded only where it is used: it weighs as much as the rest of the program. */
export async function mollieClient({
  apiKey,
  apiBase,
  timeoutMs = defaultTimeoutMs,
}: MollieSettings): Promise<Client> {
  const { Client: MollieClient } = await import("mollie-api-typescript");
  return new MollieClient({
    security: { apiKey },
    serverURL: apiBase,
    timeoutMs,
    // A retry inside the client would hide from us that a provider is failing; asking again is our decision.
    retryConfig: { strategy: "none" },
  });
}

/** Refused connections, timeouts, the provider's failures and unreadable answers. Our own wrong requests are still thrown. */
export function isUnavailable(error: unknown): boolean {
  const { name = "", statusCode } = factsOf(error);
  if (statusCode === undefined) return silences.has(name) || isCutOff(error);
  return statusCode < 300 || statusCode >= 500 || passingStatuses.has(statusCode);
}

/** An answer that was cut off: reading the body fails with another library's error. */
const isCutOff = (error: unknown): boolean =>
  error instanceof Error && (halves.has(error.name) || error.message === "terminated");
const halves = new Set(["SyntaxError", "TimeoutError", "AbortError"]);

export const orUnavailable = orUnavailableBy({ isUnavailable, errorWithoutPersonalData });

/** The object's state forbids it, or it is gone. */
export const isRefusal = (error: unknown): boolean => refusals.has(factsOf(error).statusCode ?? 0);
/** The account does not take this method, or not for this amount. */
export const isMethodRefusal = (error: unknown): boolean =>
  isRefusal(error) && ["method", "amount"].includes(factsOf(error).field ?? "");
export const isUnknown = (error: unknown): boolean => unknowns.has(factsOf(error).statusCode ?? 0);

/** Codes only: the text may quote donor input, and this is logged. */
export function errorWithoutPersonalData(error: unknown): unknown {
  const { name, statusCode, field } = factsOf(error);
  if (statusCode === undefined) return error;
  const facts = `Mollie answered ${statusCode} ${name} ${field ?? ""}`;
  return suspendedStatuses.has(statusCode) ? new SuspendedAccount(facts) : new Error(facts);
}

/** Mollie refuses the key or the account. */
const suspendedStatuses = new Set([401, 403]);

const silences = new Set(["ConnectionError", "RequestTimeoutError", "RequestAbortedError"]);
/** A concurrent request with the same key, or too many requests. */
const passingStatuses = new Set([409, 429]);
const unknowns = new Set([404, 410]);
const refusals = new Set([400, 404, 410, 422]);

type Facts = { name?: string; statusCode?: number; field?: string };
const factsOf = (error: unknown): Facts => (error instanceof Error ? error : {});

export const amountOf = (cents: Cents, currency = "EUR"): Amount => ({
  currency,
  value: decimalEuros(cents),
});

export function centsOf({ value }: Pick<Amount, "value">): Cents {
  const cents = Number(value.replace(".", ""));
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Mollie wrote an amount of ${value}`);
  return asCents(cents);
}

/** Deterministic, so that Mollie recognises a repeated request. It forgets keys after an hour, so callers also search. */
export function keyFor(purpose: string): string {
  const hash = createHash("sha256").update(purpose).digest().subarray(0, 16);
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x40, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  return hash.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
