import { addDays, type Day, isDay } from "#domain/calendar/day.ts";
import { oneLine } from "#domain/identifiers/typed-text.ts";
import { personalScopes, scopes, type Scope } from "./scopes.ts";

const maxName = 100;
const maxNetworks = 20;

export type TypedToken = Readonly<{
  name: string;
  scopes: readonly string[];
  lastDay: string;
  networks: string;
}>;
type TokenProblem = "no_name" | "long_name" | "no_scopes" | "past_day" | "no_end" | "no_networks";
export type TokenErrors = Partial<Record<keyof TypedToken, TokenProblem>>;
export type TokenWish = Readonly<{
  name: string;
  scopes: readonly Scope[];
  lastDay: Day | null;
  networks: readonly string[];
}>;

/** The page reads the form before sending, to show errors beside the fields; the server reads it again. */
export function readTokenForm(
  typed: TypedToken,
  today: Day,
): { ok: true; wish: TokenWish } | { ok: false; errors: TokenErrors } {
  const errors: TokenErrors = {};
  const name = oneLine(typed.name);
  if (name === "") errors.name = "no_name";
  else if (name.length > maxName) errors.name = "long_name";
  const chosen = scopes.filter((scope) => typed.scopes.includes(scope));
  if (chosen.length === 0) errors.scopes = "no_scopes";
  const lastDay = typed.lastDay.trim();
  if (lastDay !== "" && !(isDay(lastDay) && lastDay >= today)) errors.lastDay = "past_day";
  else if (chosen.some((scope) => personalScopes.includes(scope)) && !isWithinYear(lastDay, today))
    errors.lastDay = "no_end";
  const networks = networksIn(typed.networks);
  if (networks.length > maxNetworks || !networks.every(isNetwork)) errors.networks = "no_networks";
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, wish: { name, scopes: chosen, lastDay: lastDay || null, networks } };
}

const isWithinYear = (day: string, today: Day): boolean => day !== "" && day <= addDays(today, 366);

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
