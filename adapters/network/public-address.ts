import { BlockList, isIP } from "node:net";

/** IANA's special-purpose ranges. */
const reservedV4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const;
/** Within the allocated space; 2001::/23 and 2002::/16 embed IPv4 addresses. */
const reservedV6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const;

const reserved = new BlockList();
for (const [net, prefix] of reservedV4) reserved.addSubnet(net, prefix, "ipv4");
for (const [net, prefix] of reservedV6) reserved.addSubnet(net, prefix, "ipv6");
const givenOut = new BlockList();
givenOut.addSubnet("2000::", 3, "ipv6");

export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !reserved.check(address, "ipv4");
  return version === 6 && givenOut.check(address, "ipv6") && !reserved.check(address, "ipv6");
}
