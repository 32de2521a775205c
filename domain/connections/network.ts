const maxBits = { 4: 32, 6: 128 } as const;

/** One address, or a network as address/bits: `203.0.113.7`, `203.0.113.0/24`, `2001:db8::/32`. */
export function isNetwork(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const family = familyOf(address);
  if (family === null || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits[family]);
}

/** One per line, or comma-separated. */
export const networksIn = (typed: string): string[] => typed.split(/[\s,]+/).filter((part) => part !== "");

function familyOf(address: string): 4 | 6 | null {
  if (isFour(address)) return 4;
  return isSix(address) ? 6 : null;
}

/** No leading zeros: some programs read them as octal. */
const isFour = (address: string): boolean =>
  /^\d{1,3}(\.\d{1,3}){3}$/.test(address) &&
  address.split(".").every((part) => Number(part) <= 255 && String(Number(part)) === part);

/** Eight groups; `::` replaces one or more; the last two may be an IPv4 address. */
function isSix(address: string): boolean {
  const last = address.slice(address.lastIndexOf(":") + 1);
  if (last.includes(".") && !isFour(last)) return false;
  const halves = (last.includes(".") ? address.slice(0, -last.length) + "0:0" : address).split("::");
  if (halves.length > 2) return false;
  const groups = halves.flatMap((half) => (half === "" ? [] : half.split(":")));
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return false;
  return halves.length === 2 ? groups.length < 8 : groups.length === 8;
}
