import { providerVariables, type ProviderVariableName } from "#adapters/payments/registry.ts";
import { StartRefusal } from "#adapters/start-refusal.ts";
import { isOnThisMachine } from "#domain/site/on-this-machine.ts";
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

/** In a demonstration anyone can become an administrator with one click. */
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

/** Without a proxy in front, visitors can forge the header. */
function refuseUntrustedCountry({ COUNTRY_HEADER, TRUST_PROXY }: Given): void {
  if (COUNTRY_HEADER === undefined || TRUST_PROXY > 0) return;
  throw new StartRefusal(
    "The variable COUNTRY_HEADER is set, but with TRUST_PROXY=0 anybody could write that header; set TRUST_PROXY to the number of proxies in front.",
  );
}

type ProductionVariables = Readonly<{
  HOST: string;
  PUBLIC_URL?: string | undefined;
  DATABASE_URL?: string | undefined;
  SMTP_URL?: string | undefined;
}>;

type Keys = Readonly<Partial<Record<ProviderVariableName, string | undefined>>>;
const keyNames = Object.keys(providerVariables) as ProviderVariableName[];

/** Signs that others could reach a demonstration or its data. Names the variable, never the value: the text may be logged. */
function signsOfProduction({ HOST, PUBLIC_URL, DATABASE_URL, SMTP_URL }: ProductionVariables): string[] {
  const signs: string[] = [];
  if (PUBLIC_URL) {
    const { protocol, hostname } = new URL(PUBLIC_URL);
    if (protocol === "https:") signs.push("PUBLIC_URL begins with https");
    else if (!isOnThisMachine(hostname)) signs.push("PUBLIC_URL names another machine than this one");
  }
  if (DATABASE_URL && !isOnThisMachine(databaseHost(DATABASE_URL)))
    signs.push("DATABASE_URL is a database on another machine");
  if (SMTP_URL && !isOnThisMachine(new URL(SMTP_URL).hostname))
    signs.push("SMTP_URL is a mail server on another machine");
  // This alone is no reason to refuse: a demonstration in a container needs it.
  return signs.length > 0 && !isOnThisMachine(HOST) ? ["HOST listens to other machines", ...signs] : signs;
}

const liveKeys = (keys: Keys): string[] =>
  keyNames.filter((name) => /^((sk|pk|rk)_live_|live_)/.test(keys[name] ?? ""));

/** A Unix socket is local too; its folder is in the query or, encoded, in the host. */
function databaseHost(address: string): string {
  const { hostname, searchParams } = new URL(address);
  const host = searchParams.get("host") ?? decodeURIComponent(hostname);
  return host === "" || host.startsWith("/") ? "localhost" : host;
}
