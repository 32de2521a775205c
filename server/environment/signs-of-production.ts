import { providerVariables, type ProviderVariableName } from "#adapters/payments/registry.ts";
import { isOnThisMachine } from "#domain/site/on-this-machine.ts";

type Given = Readonly<{
  HOST: string;
  PUBLIC_URL?: string | undefined;
  DATABASE_URL?: string | undefined;
  SMTP_URL?: string | undefined;
}>;

type Keys = Readonly<Partial<Record<ProviderVariableName, string | undefined>>>;
const keyNames = Object.keys(providerVariables) as ProviderVariableName[];

/**
 * What says that others than the person before this machine could reach a demonstration, or that it would touch what is
 * not its own. Named by variable, never by value: the sentence may end up in a log.
 */
export function signsOfProduction({ HOST, PUBLIC_URL, DATABASE_URL, SMTP_URL }: Given): string[] {
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
  // Alone it says nothing: a demonstration in a container has to, and holds nothing but samples.
  return signs.length > 0 && !isOnThisMachine(HOST) ? ["HOST listens to other machines", ...signs] : signs;
}

/** Keys that move real money, by how the providers begin them. */
export const liveKeys = (keys: Keys): string[] =>
  keyNames.filter((name) => /^((sk|pk|rk)_live_|live_)/.test(keys[name] ?? ""));

/** A Unix socket is local too; its folder is in the query or, encoded, in the host. */
function databaseHost(address: string): string {
  const { hostname, searchParams } = new URL(address);
  const host = searchParams.get("host") ?? decodeURIComponent(hostname);
  return host === "" || host.startsWith("/") ? "localhost" : host;
}
