/** .localhost and .test are reserved (RFC 6761). */
export function isOnThisMachine(host: string): boolean {
  const name = host
    .toLowerCase()
    .replace(/^\[|\]$/g, "")
    .replace(/\.$/, "");
  return (
    /^127(?:\.\d{1,3}){3}$/.test(name) ||
    name === "::1" ||
    name === "localhost" ||
    name.endsWith(".localhost") ||
    name.endsWith(".test")
  );
}
