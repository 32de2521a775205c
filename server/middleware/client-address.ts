import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

export type Asking = Readonly<{ req: { header: (name: string) => string | undefined }; env: unknown }>;

/** Unidentifiable clients share one limit. */
const unknown = "unknown";

/** For rate limits. Believes only the addresses that known proxies added to X-Forwarded-For: visitors can forge the rest. */
export function clientAddress(c: Asking, trustedProxies: number): string {
  const address = exactAddress(c, trustedProxies);
  if (address === null) return unknown;
  return isIP(address) === 6 ? network(address, 4) : address;
}

/** The wider network of a client address: one customer of a provider often has many addresses in it. */
export function networkRange(address: string): string {
  if (isIP(address) === 4) return `${address.slice(0, address.lastIndexOf(".") + 1)}0/24`;
  return address.includes(":") ? network(address.replace(/\/64$/, ""), 3) : address;
}

/** For rules that name addresses; null: unknown. */
export function exactAddress(c: Asking, trustedProxies: number): string | null {
  const forwarded = (c.req.header("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
  const believed = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  return bare(believed) ?? bare(connectionOf(c)?.remoteAddress);
}

/** Absent if the app is called without a server. */
const connectionOf = (c: Asking) => (c.env as { incoming?: IncomingMessage } | undefined)?.incoming?.socket;

function bare(address: string | undefined): string | null {
  if (address === undefined) return null;
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/s, "");
  return isIP(plain) === 0 ? null : plain;
}

/** A household has a whole /64 and can change addresses within it; an office has a /48. Groups have 16 bits. */
function network(address: string, groupCount: number): string {
  const [head = "", tail] = address.toLowerCase().split("::");
  const start = head === "" ? [] : head.split(":");
  const end = tail === undefined || tail === "" ? [] : tail.split(":");
  const filled = [...start, ...Array<string>(Math.max(0, 8 - start.length - end.length)).fill("0"), ...end];
  const groups = filled.slice(0, groupCount).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(":")}::/${groupCount * 16}`;
}
