/** A domain's DNS records about mail. Each reader gets all texts of one name. */
type Spf =
  | { kind: "missing" }
  | { kind: "several" }
  | { kind: "broken"; why: string }
  | { kind: "found"; asks: readonly string[]; goesOn: string | null; open: boolean; lookups: number };

const mechanism = /^([+\-~?]?)(all|include|a|mx|ptr|ip4|ip6|exists)(?:[:/](.+))?$/i;
const modifier = /^(redirect|exp|[a-z][\w.-]*)=(.*)$/i;
/** These cause further DNS lookups (RFC 7208, 4.6.4). */
const asking = ["include", "a", "mx", "ptr", "exists"];

/** Sender Policy Framework (RFC 7208), without a message. */
export function readSpf(texts: readonly string[]): Spf {
  const policies = texts.filter((text) => /^v=spf1( |$)/i.test(text));
  const [policy] = policies;
  if (policy === undefined) return { kind: "missing" };
  if (policies.length > 1) return { kind: "several" };
  const asks: string[] = [];
  let [goesOn, open, lookups]: [string | null, boolean, number] = [null, false, 0];
  for (const term of policy.split(/ +/).slice(1).filter(Boolean)) {
    const [, sign, name = "", place] = mechanism.exec(term) ?? [];
    const kind = name.toLowerCase();
    if (kind === "") {
      const [, key = "", value = ""] = modifier.exec(term) ?? [];
      if (key === "") return { kind: "broken", why: term };
      if (key.toLowerCase() === "redirect") [goesOn, lookups] = [value, lookups + 1];
      continue;
    }
    if (["include", "ip4", "ip6", "exists"].includes(kind) && !place) return { kind: "broken", why: term };
    if (kind === "all") open = sign === "" || sign === "+";
    if (kind === "include" && place) asks.push(place);
    if (asking.includes(kind)) lookups += 1;
  }
  return { kind: "found", asks, goesOn, open, lookups };
}

type Tagged = { kind: "missing" } | { kind: "broken"; why: string } | { kind: "found" };

/** DMARC (RFC 7489): one record with the policy for failing mail. */
export function readDmarc(texts: readonly string[]): Tagged {
  const policies = texts.filter((text) => /^v\s*=\s*DMARC1\s*(;|$)/.test(text));
  const [policy] = policies;
  if (policy === undefined) return { kind: "missing" };
  if (policies.length > 1) return { kind: "broken", why: "2 × v=DMARC1" };
  const action = tagsOf(policy).get("p") ?? "";
  return /^(none|quarantine|reject)$/i.test(action)
    ? { kind: "found" }
    : { kind: "broken", why: `p=${action}` };
}

/** The DKIM key (RFC 6376). An empty key was revoked. */
export function readDkim(texts: readonly string[]): Tagged {
  const record = texts.find((text) => tagsOf(text).has("p"));
  if (record === undefined) return { kind: "missing" };
  const key = (tagsOf(record).get("p") ?? "").replace(/\s/g, "");
  const version = tagsOf(record).get("v") ?? "DKIM1";
  if (version !== "DKIM1") return { kind: "broken", why: `v=${version}` };
  return /^[A-Za-z0-9+/]+={0,2}$/.test(key)
    ? { kind: "found" }
    : { kind: "broken", why: `p=${key.slice(0, 20)}` };
}

const tagsOf = (text: string): Map<string, string> =>
  new Map(
    text.split(";").map((part) => {
      const [name = "", ...value] = part.split("=");
      return [name.trim(), value.join("=").trim()];
    }),
  );
