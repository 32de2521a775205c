import { isIP } from "node:net";

/** Names under .localhost and .test lead nowhere else by their definition (RFC 6761). */
export function isOnThisMachine(host: string): boolean {
  const name = host
    .toLowerCase()
    .replace(/^\[|\]$/g, "")
    .replace(/\.$/, "");
  if (isIP(name) === 4) return name.startsWith("127.");
  if (isIP(name) === 6) return name === "::1";
  return name === "localhost" || name.endsWith(".localhost") || name.endsWith(".test");
}
