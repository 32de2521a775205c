import * as z from "zod/mini";
import { myDonationAnswer } from "./my-giving.ts";

/** A donation in the donor's own full list, with the papers there are of it. */
export const listedDonationAnswer = z.extend(myDonationAnswer, {
  /** What it is for, in the visitor's language; null: wherever it is needed most. */
  purpose: z.nullable(z.string()),
  /** The Dutch calendar day on which the money came in; null as long as it has not. */
  paidOn: z.nullable(z.string()),
  receiptNumber: z.nullable(z.string()),
});
export type ListedDonation = z.infer<typeof listedDonationAnswer>;
