import * as z from "zod/mini";
import { silences } from "./comparison.ts";

const day = z.iso.date();

const comparedAccount = z.object({
  account: z.string(),
  side: z.enum(["bank", "provider"]),
  upTo: z.nullable(day),
  booksCents: z.int(),
  outsideCents: z.nullable(z.int()),
  notTold: z.nullable(z.enum(silences)),
  comparedAt: z.string(),
  /** Since which night without a break; null: it does not agree. */
  agreesSince: z.nullable(day),
});
export type ComparedRow = z.infer<typeof comparedAccount>;

export const reconciliation = z.object({
  /** As the public page says it; null: not yet. */
  upTo: z.nullable(day),
  accounts: z.array(comparedAccount),
  /** What providers have sent and no statement shows. */
  inTransit: z.array(z.object({ account: z.string(), cents: z.int() })),
  /** Providers whose payouts could not be read when they were last asked. */
  unread: z.array(z.object({ provider: z.string(), notTold: z.enum(["unavailable", "not_permitted"]) })),
  /** A demonstration, whose sandbox pays out when it is told to. */
  hasSandbox: z.boolean(),
});
export type Reconciliation = z.infer<typeof reconciliation>;
