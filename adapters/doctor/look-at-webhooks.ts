import { found, type Finding } from "#domain/doctor/finding.ts";
import { isRealProvider } from "#domain/money/providers.ts";
import { paymentAdapters } from "../payments/registry.ts";
import { reasonOf } from "./look-at-providers.ts";

type Site = Readonly<{ publicUrl: string; providers: readonly Readonly<{ name: string }>[] }>;

const timeoutMs = 8_000;

/** Posts an empty notice to each webhook from outside. It is marked, so that nobody counts it. */
export async function lookAtWebhooks({ publicUrl, providers }: Site): Promise<Finding[]> {
  const names = providers.map(({ name }) => name).filter(isRealProvider);
  const findings = await Promise.all(
    names.map((name) =>
      postNothing(`${publicUrl}/api/webhooks/${name}`, paymentAdapters[name].emptyNoticeStatus),
    ),
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
