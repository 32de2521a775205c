import * as z from "zod/mini";
import { documentTypes } from "#domain/document-type.ts";
import { centsField } from "#domain/money/cents-field.ts";
import { handMethods } from "./hand-methods.ts";

/** A manual donation above the limit, and its decision. */
const waitingGift = z.object({
  id: z.string(),
  method: z.enum(handMethods),
  amountCents: centsField,
  receivedOn: z.iso.date(),
  enteredAt: z.iso.datetime(),
  /** Null for a deleted account. */
  enteredBy: z.nullable(z.string()),
  /** The caller entered it, so somebody else must decide. */
  isOwn: z.boolean(),
  donorName: z.nullable(z.string()),
  bankReference: z.nullable(z.string()),
  goods: z.nullable(z.string()),
  /** The reference of the donation it replaces. */
  corrects: z.nullable(z.string()),
  documentType: z.nullable(z.enum(documentTypes)),
  refused: z.nullable(z.object({ reason: z.string(), by: z.nullable(z.string()), at: z.iso.datetime() })),
});
export type WaitingGift = z.infer<typeof waitingGift>;

export const waitingGifts = z.object({ gifts: z.array(waitingGift), limitCents: centsField });
