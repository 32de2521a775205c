import * as z from "zod/mini";
import { scopes } from "./scopes.ts";

/** What the list shows: enough to recognise a token, and never the token. */
export const listedToken = z.object({
  id: z.string(),
  name: z.string(),
  /** How it begins. */
  start: z.string(),
  scopes: z.array(z.enum(scopes)),
  /** Addresses it may be used from; none: from anywhere. */
  networks: z.array(z.string()),
  madeBy: z.nullable(z.string()),
  madeAt: z.iso.datetime(),
  /** Its last day; null: it has none. */
  lastDay: z.nullable(z.string()),
  /** To the day, which is enough to see that nobody needs it any more. */
  lastUsedOn: z.nullable(z.string()),
  revokedAt: z.nullable(z.iso.datetime()),
});
export type ListedToken = z.infer<typeof listedToken>;

/** Who is calling, where a program calls with a token. */
export type TokenCaller = Readonly<{ id: string; scopes: readonly string[] }>;
