import * as z from "zod/mini";
import { scopes } from "./scopes.ts";

/** Enough to recognise a token, never the token itself. */
export const listedToken = z.object({
  id: z.string(),
  name: z.string(),
  /** The first characters. */
  start: z.string(),
  scopes: z.array(z.enum(scopes)),
  /** Networks it may be used from; empty: anywhere. */
  networks: z.array(z.string()),
  madeBy: z.nullable(z.string()),
  madeAt: z.iso.datetime(),
  /** Its last day; null: no end. */
  lastDay: z.nullable(z.string()),
  /** To the day, enough to find unused tokens. */
  lastUsedOn: z.nullable(z.string()),
  revokedAt: z.nullable(z.iso.datetime()),
});
export type ListedToken = z.infer<typeof listedToken>;

/** The token of an API call. */
export type TokenCaller = Readonly<{ id: string; scopes: readonly string[] }>;
