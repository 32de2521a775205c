import { found, type Finding } from "#domain/doctor/finding.ts";
import { reasonOf } from "./ask-provider.ts";

type Site = Readonly<{ publicUrl: string; stripe: object | null; mollie: object | null }>;

const timeoutMs = 8_000;
/** How our own handlers answer a notice that says nothing: Stripe's is not signed, Mollie's names no payment. */
const answers = { stripe: 400, mollie: 200 } as const;

/** Knocks from outside where providers send their notices, with one that says nothing; it is marked, so that nobody counts it. */
export async function lookAtWebhooks({ publicUrl, stripe, mollie }: Site): Promise<Finding[]> {
  const names = [...(stripe ? (["stripe"] as const) : []), ...(mollie ? (["mollie"] as const) : [])];
  const findings = await Promise.all(
    names.map((name) => postNothing(`${publicUrl}/api/webhooks/${name}`, answers[name])),
  );
  return findings.flat();
}

async function postNothing(place: string, expected: number): Promise<Finding[]> {
  try {
    const { status, headers, body } = await fetch(place, {
      method: "POST",
      redirect: "manual",
      headers: { "content-type": "application/x-www-form-urlencoded", "x-open-hand-doctor": "knocks" },
      body: "",
      signal: AbortSignal.timeout(timeoutMs),
    });
    await body?.cancel();
    const isOurs = status === expected && headers.has("x-request-id");
    return isOurs ? [] : [found("webhook_unreachable", { place, why: String(status) })];
  } catch (error) {
    return [found("webhook_unreachable", { place, why: reasonOf(error) })];
  }
}
