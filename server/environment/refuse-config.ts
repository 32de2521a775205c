import { StartRefusal } from "#adapters/start-refusal.ts";
import { liveKeys, signsOfProduction } from "./signs-of-production.ts";
import { requiredInProduction } from "./variables.ts";

type Given = Parameters<typeof signsOfProduction>[0] &
  Parameters<typeof liveKeys>[0] &
  Readonly<{ DEMO_PUBLIC?: "yes" | undefined; TRUST_PROXY: number; COUNTRY_HEADER?: string | undefined }>;

export function refuseUnfitForProduction(found: Given, given: Record<string, unknown>): void {
  const missing = requiredInProduction.filter((name) => given[name] === undefined);
  if (missing.length > 0)
    throw new StartRefusal(`In production these variables must be set: ${missing.join(", ")}.`);
  if (!found.PUBLIC_URL?.startsWith("https://"))
    throw new StartRefusal("The variable PUBLIC_URL must start with https:// in production.");
  refuseUntrustedCountry(found);
}

/** In a demonstration everybody can become an administrator with one click. */
export function refuseUnfitForDemo(found: Given): void {
  const live = liveKeys(found);
  if (live.length > 0)
    throw new StartRefusal(
      `This is a demonstration, which never moves real money, but ${live.join(" and ")} would. Set APP_MODE=production, or use test keys.`,
    );
  if (found.DEMO_PUBLIC) return refuseUntrustedCountry(found);
  const signs = signsOfProduction(found);
  if (signs.length === 0) return;
  throw new StartRefusal(
    `This is a demonstration, in which anyone becomes an administrator with one click, but ${signs.join(" and ")}. ` +
      "Set APP_MODE=production, or DEMO_PUBLIC=yes if strangers may play with it.",
  );
}

/** Where strangers come, a header is theirs to write unless a proxy in front writes it. */
function refuseUntrustedCountry({ COUNTRY_HEADER, TRUST_PROXY }: Given): void {
  if (COUNTRY_HEADER === undefined || TRUST_PROXY > 0) return;
  throw new StartRefusal(
    "The variable COUNTRY_HEADER is set, but with TRUST_PROXY=0 anybody could write that header; set TRUST_PROXY to the number of proxies in front.",
  );
}
