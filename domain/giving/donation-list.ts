import * as z from "zod/mini";
import { myDonationAnswer } from "./my-giving.ts";

export const listedDonationAnswer = z.extend(myDonationAnswer, {
  /** In the visitor's language; null: unrestricted. */
  purpose: z.nullable(z.string()),
  /** The Dutch calendar day on which the money came in; null as long as it has not. */
  paidOn: z.nullable(z.string()),
  receiptNumber: z.nullable(z.string()),
});
export type ListedDonation = z.infer<typeof listedDonationAnswer>;
