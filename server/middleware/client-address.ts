import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import type { RequestContext } from "../context.ts";

/** For whoever cannot be told apart: they share what is allowed. */
const unknown = "unknown";

/**
 * The visitor's address, as limits count it. Each proxy adds the address it was called from at the end of
 * X-Forwarded-For; only as many as we know to stand in front are believed, because the rest is the visitor's word.
 */
export function clientAddress(c: RequestContext, trustedProxies: number): string {
  const told = (c.req.header("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
  const believed = trustedProxies > 0 ? told.at(-trustedProxies) : undefined;
  return normalized(believed) ?? normalized(connectionOf(c)?.remoteAddress) ?? unknown;
}

/** Node's own connection; absent when the app is called without a server around it. */
const connectionOf = (c: RequestContext) =>
  (c.env as { incoming?: IncomingMessage } | undefined)?.incoming?.socket;

function normalized(address: string | undefined): string | null {
  if (address === undefined) return null;
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/s, "");
  if (isIP(bare) === 4) return bare;
  return isIP(bare) === 6 ? network(bare) : null;
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
