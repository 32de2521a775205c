import { found, type Finding, type FindingId } from "#domain/doctor/finding.ts";
import { heardFrom, isSilent } from "../../doctor/ask-provider.ts";
import type { MollieSettings } from "./client.ts";

/** The token's required permissions, one per list. */
const reads: readonly (readonly [FindingId, string])[] = [
  ["mollie_balances", "balances"],
  ["mollie_settlements", "settlements"],
  ["mollie_payments", "payments"],
  ["mollie_refunds", "refunds"],
];

/** Asks with the key about a payment that does not exist, and with the token for one of each list. */
export async function examineMollie({ apiKey, accessToken, apiBase }: MollieSettings): Promise<Finding[]> {
  const heard = await heardFrom(`${apiBase}/v2/payments/tr_doctor`, apiKey);
  if (isSilent(heard))
    return [found("mollie_unreachable", { place: new URL(apiBase).host, why: String(heard) })];
  return [
    ...(heard === 401 || heard === 403 ? [found("mollie_key")] : []),
    ...(accessToken === undefined ? [] : await lookAtToken(accessToken, apiBase)),
  ];
}

async function lookAtToken(token: string, apiBase: string): Promise<Finding[]> {
  const heard = await Promise.all(reads.map(([, list]) => heardFrom(`${apiBase}/v2/${list}?limit=1`, token)));
  if (heard.includes(401)) return [found("mollie_token")];
  return reads.filter((_, index) => heard[index] === 403).map(([id]) => found(id));
}
