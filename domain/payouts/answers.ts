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
  /** The date on the bank statement; null while none shows it. */
  onBank: z.nullable(day),
  /** Why it is not booked. */
  problem: z.nullable(z.object({ reason: z.enum(payoutProblems), differenceCents: z.nullable(centsField) })),
  partCount: z.int(),
  /** Unknown parts, booked to suspense. */
  unknownCount: z.int(),
});
export type PayoutRow = z.infer<typeof payoutRow>;

/** `older` is the cursor of the next page; null at the end. */
export const payoutPage = z.object({ rows: z.array(payoutRow), older: z.nullable(z.string()) });
export type PayoutPage = z.infer<typeof payoutPage>;

const payoutPartRow = z.object({
  number: z.int(),
  kind: z.enum(partKinds),
  on: day,
  cents: centsField,
  feeCents: centsField,
  /** The provider's id of the payment or of the line. */
  name: z.string(),
  isUnknown: z.boolean(),
  /** Its donation. */
  donation: z.nullable(z.object({ id: z.string(), reference: z.string() })),
});

export const payoutDetail = z.object({
  payout: payoutRow,
  parts: z.array(payoutPartRow),
  /** The cursor of the next page; null at the end. */
  next: z.nullable(z.int()),
});
export type PayoutDetail = z.infer<typeof payoutDetail>;
