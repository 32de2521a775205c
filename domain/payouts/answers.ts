import * as z from "zod/mini";
import { centsField } from "#domain/money/cents-field.ts";
import { payingProviders } from "#domain/money/providers.ts";
import { partKinds, payoutProblems, payoutStates } from "./payout.ts";

const day = z.iso.date();

const payoutRow = z.object({
  provider: z.enum(payingProviders),
  id: z.string(),
  cents: centsField,
  state: z.enum(payoutStates),
  madeOn: day,
  arrivesOn: day,
  /** On which day the bank shows it; null while no statement does. */
  onBank: z.nullable(day),
  /** Why it is not in the books. */
  problem: z.nullable(z.object({ reason: z.enum(payoutProblems), differenceCents: z.nullable(centsField) })),
  partCount: z.int(),
  /** Parts that nobody here knows, and that lie in suspense. */
  unknownCount: z.int(),
});
export type PayoutRow = z.infer<typeof payoutRow>;

/** `older` is where the next page begins; null at the end. */
export const payoutPage = z.object({ rows: z.array(payoutRow), older: z.nullable(z.string()) });
export type PayoutPage = z.infer<typeof payoutPage>;

const payoutPartRow = z.object({
  number: z.int(),
  kind: z.enum(partKinds),
  on: day,
  cents: centsField,
  feeCents: centsField,
  /** The provider's name for the payment, or for the line itself. */
  name: z.string(),
  isUnknown: z.boolean(),
  /** The gift it belongs to. */
  donation: z.nullable(z.object({ id: z.string(), reference: z.string() })),
});

export const payoutDetail = z.object({
  payout: payoutRow,
  parts: z.array(payoutPartRow),
  /** The number after which the next page begins; null at the end. */
  next: z.nullable(z.int()),
});
export type PayoutDetail = z.infer<typeof payoutDetail>;
