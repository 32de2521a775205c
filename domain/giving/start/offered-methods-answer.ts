import * as z from "zod/mini";
import { centsField } from "#domain/money/cents-field.ts";
import { onlineMethods } from "#domain/money/online-method.ts";

/** Null as maximum: the method itself has none. */
const limits = z.object({ minCents: centsField, maxCents: z.nullable(centsField) });

/** How this visitor can pay online, in the order of the form. Empty: the providers could not be asked yet. */
export const offeredMethodsAnswer = z.array(
  z.object({
    method: z.enum(onlineMethods),
    /** Null: not for one-time donations. */
    once: z.nullable(limits),
    /** Null: not for monthly donations. */
    monthly: z.nullable(limits),
    /** Wallets that pay with this method. */
    wallets: z.array(z.enum(["APPLE_PAY", "GOOGLE_PAY"])),
    /** Without: the fees of the foundation's settings, which are those of cards. */
    fees: z.optional(z.object({ permille: z.number(), fixedCents: centsField })),
  }),
);
export type OfferedMethod = z.infer<typeof offeredMethodsAnswer>[number];
