import * as z from "zod/mini";
import { centsField } from "#domain/money/cents-field.ts";
import { silences } from "./comparison.ts";

const day = z.iso.date();

const comparedAccount = z.object({
  account: z.string(),
  side: z.enum(["bank", "provider"]),
  upTo: z.nullable(day),
  booksCents: centsField,
  outsideCents: z.nullable(centsField),
  notTold: z.nullable(z.enum(silences)),
  comparedAt: z.string(),
  /** Since which night without interruption; null: it does not agree. */
  agreesSince: z.nullable(day),
});
export type ComparedRow = z.infer<typeof comparedAccount>;

export const reconciliation = z.object({
  /** As on the public page; null: not yet. */
  upTo: z.nullable(day),
  accounts: z.array(comparedAccount),
  /** Payouts that no statement shows yet. */
  inTransit: z.array(z.object({ account: z.string(), cents: centsField })),
  /** Providers whose payouts could not be read at the last fetch. */
  unread: z.array(z.object({ provider: z.string(), notTold: z.enum(["unavailable", "not_permitted"]) })),
  /** A demonstration, whose sandbox pays out on request. */
  hasSandbox: z.boolean(),
});
export type Reconciliation = z.infer<typeof reconciliation>;
