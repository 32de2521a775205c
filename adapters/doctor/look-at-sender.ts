import { Resolver } from "node:dns/promises";
import addressparser from "nodemailer/lib/addressparser";
import { found, type Finding } from "#domain/doctor/finding.ts";
import { readDkim, readDmarc, readSpf } from "#domain/doctor/sender-records.ts";
import { isOnThisMachine } from "#domain/site/on-this-machine.ts";

/** The DNS interface; tests use their own server. */
export type AskDns = Pick<Resolver, "resolveTxt">;
type Sender = Readonly<{ from: string; dkimSelector: string | null }>;

/** Receivers stop after this many lookups and ignore the policy (RFC 7208, 4.6.4). */
const maxLookups = 10;
const timeoutMs = 4_000;

/** Whether receivers can verify our mail by the sender's DNS records. */
export async function lookAtSender(
  { from, dkimSelector }: Sender,
  dns: AskDns = new Resolver({ timeout: timeoutMs, tries: 2 }),
): Promise<Finding[]> {
  const domain = addressparser(from, { flatten: true })[0]?.address.split("@")[1]?.toLowerCase() ?? "";
  if (domain === "" || isOnThisMachine(domain)) return [];
  try {
    return (
      await Promise.all([
        spfOf(domain, dns),
        dmarcOf(domain, dns),
        dkimSelector === null ? [found("dkim_untold", { place: domain })] : dkimOf(domain, dkimSelector, dns),
      ])
    ).flat();
  } catch (error) {
    const why = error instanceof Error && "code" in error ? String(error.code) : String(error);
    return [found("sender_unknown", { place: domain, why })];
  }
}

async function spfOf(domain: string, dns: AskDns): Promise<Finding[]> {
  const spf = readSpf(await textsOf(domain, dns));
  if (spf.kind === "missing") return [found("spf_missing", { place: domain })];
  if (spf.kind === "several") return [found("spf_several", { place: domain })];
  if (spf.kind === "broken") return [found("spf_broken", { place: domain, why: spf.why })];
  const why = await problemBehind(domain, dns);
  if (why !== null) return [found("spf_broken", { place: domain, why })];
  return spf.open ? [found("spf_open", { place: domain })] : [];
}

async function problemBehind(domain: string, dns: AskDns): Promise<string | null> {
  const waiting = [domain];
  let lookups = 0;
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    // Macros depend on the message and cannot be checked here.
    if (next.includes("%")) continue;
    const spf = readSpf(await textsOf(next, dns));
    if (spf.kind !== "found") return spf.kind === "broken" ? spf.why : `include:${next}`;
    lookups += spf.lookups;
    if (lookups > maxLookups) return `${lookups} > ${maxLookups}`;
    waiting.push(...spf.asks, ...(spf.goesOn === null ? [] : [spf.goesOn]));
  }
  return null;
}

/** The domain's record, or that of a parent domain. */
async function dmarcOf(domain: string, dns: AskDns): Promise<Finding[]> {
  const labels = domain.split(".");
  for (let from = 0; from < labels.length - 1; from += 1) {
    const dmarc = readDmarc(await textsOf(`_dmarc.${labels.slice(from).join(".")}`, dns));
    if (dmarc.kind === "broken") return [found("dmarc_broken", { place: domain, why: dmarc.why })];
    if (dmarc.kind === "found") return [];
  }
  return [found("dmarc_missing", { place: domain })];
}

async function dkimOf(domain: string, selector: string, dns: AskDns): Promise<Finding[]> {
  const place = `${selector}._domainkey.${domain}`;
  const dkim = readDkim(await textsOf(place, dns));
  if (dkim.kind === "found") return [];
  return [found(dkim.kind === "missing" ? "dkim_missing" : "dkim_broken", { place })];
}

/** A name without records is no DNS fault. */
async function textsOf(name: string, dns: AskDns): Promise<string[]> {
  try {
    return (await dns.resolveTxt(name)).map((parts) => parts.join(""));
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "ENOTFOUND" || code === "ENODATA") return [];
    throw error;
  }
}
