import type { Day } from "#domain/calendar/day.ts";
import { isDay } from "#domain/calendar/day.ts";
import { oneLine } from "#domain/identifiers/typed-text.ts";
import { isNetwork, networksIn } from "./network.ts";
import { scopes, type Scope } from "./scopes.ts";

const maxName = 100;
const maxNetworks = 20;

export type TypedToken = Readonly<{
  name: string;
  scopes: readonly string[];
  lastDay: string;
  networks: string;
}>;
type TokenProblem = "no_name" | "long_name" | "no_scopes" | "past_day" | "no_networks";
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
  const networks = networksIn(typed.networks);
  if (networks.length > maxNetworks || !networks.every(isNetwork)) errors.networks = "no_networks";
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, wish: { name, scopes: chosen, lastDay: lastDay || null, networks } };
}
