import { BlockList, isIP } from "node:net";

/** Networks that end at somebody's own router. */
const own = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const)
  own.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of [
  ["::", 127],
  ["fc00::", 7],
  ["fe80::", 10],
] as const)
  own.addSubnet(network, prefix, "ipv6");

/** Names that no public directory knows. */
const ownNames = /^[^.]+$|\.(localhost|local|internal|lan|home|home\.arpa|intranet)$/;

/**
 * Whether Mollie could call this address. It refuses every payment that names one it could not; without one, the job that
 * asks about payments is all there is.
 */
export function isReachable(publicUrl: string): boolean {
  const host = new URL(publicUrl).hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  const kind = isIP(host);
  if (kind === 0) return !ownNames.test(host);
  return !own.check(host, kind === 4 ? "ipv4" : "ipv6");
}
