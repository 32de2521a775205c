import { found, type Finding } from "#domain/doctor/finding.ts";
import { openIdMetadata, type OpenIdSettings } from "../auth/openid-metadata.ts";
import { reasonOf } from "./look-at-providers.ts";

const timeoutMs = 8_000;

export async function lookAtAddress(publicUrl: string): Promise<Finding[]> {
  try {
    const answer = await fetch(`${publicUrl}/healthz`, { signal: AbortSignal.timeout(timeoutMs) });
    const text = (await answer.text()).trim();
    return answer.ok && text === "alive"
      ? []
      : [found("public_url_elsewhere", { place: publicUrl, why: String(answer.status) })];
  } catch (error) {
    return [found("public_url_unreachable", { place: publicUrl, why: reasonOf(error) })];
  }
}

export async function lookAtSignIn(settings: OpenIdSettings): Promise<Finding[]> {
  try {
    await openIdMetadata(settings)();
    return [];
  } catch (error) {
    const why =
      error instanceof Error && error.message.startsWith(settings.issuer) ? error.message : reasonOf(error);
    return [found("openid_unusable", { place: settings.issuer, why })];
  }
}
