import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

export type Asking = Readonly<{ req: { header: (name: string) => string | undefined }; env: unknown }>;

/** Unidentifiable clients share one limit. */
const unknown = "unknown";

/** For rate limits. Believes only the addresses that known proxies added to X-Forwarded-For: visitors can forge the rest. */
export function clientAddress(c: Asking, trustedProxies: number): string {
  const address = exactAddress(c, trustedProxies);
  if (address === null) return unknown;
  return isIP(address) === 6 ? network(address) : address;
}

/** The very address, for a rule that names addresses; null where nobody can tell. */
export function exactAddress(c: Asking, trustedProxies: number): string | null {
  const told = (c.req.header("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
  const believed = trustedProxies > 0 ? told.at(-trustedProxies) : undefined;
  return bare(believed) ?? bare(connectionOf(c)?.remoteAddress);
}

/** Node's own connection; absent when the app is called without a server around it. */
const connectionOf = (c: Asking) => (c.env as { incoming?: IncomingMessage } | undefined)?.incoming?.socket;

function bare(address: string | undefined): string | null {
  if (address === undefined) return null;
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/s, "");
  return isIP(plain) === 0 ? null : plain;
}

/** One household gets a whole /64: within it a visitor changes address at will. */
function network(address: string): string {
  const [head = "", tail] = address.toLowerCase().split("::");
  const start = head === "" ? [] : head.split(":");
  const end = tail === undefined || tail === "" ? [] : tail.split(":");
  const filled = [...start, ...Array<string>(Math.max(0, 8 - start.length - end.length)).fill("0"), ...end];
  const groups = filled.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(":")}::/64`;
}
