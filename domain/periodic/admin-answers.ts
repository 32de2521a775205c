import * as z from "zod/mini";
import { centsField } from "#domain/money/cents-field.ts";
import { agreementStates, earlyEnds, instalmentKinds } from "./agreement.ts";
import { endGrounds } from "./end-agreement.ts";

/** One agreement. Of the citizen service number it has only the ending, which is all that staff need. */
export const agreementStory = z.object({
  id: z.string(),
  transactionNumber: z.string(),
  state: z.enum(agreementStates),
  /** Null if withdrawn or erased. */
  donorName: z.nullable(z.string()),
  yearlyCents: centsField,
  firstYear: z.int(),
  termYears: z.nullable(z.int()),
  createdAt: z.string(),
  instalments: z.enum(instalmentKinds),
  endsOnDeathOf: z.nullable(z.string()),
  endsEarlyOn: z.array(z.enum(earlyEnds)),
  bsnEnding: z.nullable(z.string()),
  address: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  partnerName: z.nullable(z.string()),
  activeFrom: z.nullable(z.string()),
  endedOn: z.nullable(z.string()),
  endGround: z.nullable(z.enum(endGrounds)),
});
export type AgreementStory = z.infer<typeof agreementStory>;
