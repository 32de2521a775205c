import * as z from "zod/mini";
import { centsField } from "#domain/money/cents-field.ts";
import { agreementStates, earlyEnds, instalmentKinds } from "./agreement.ts";

export const ownAgreementAnswer = z.object({
  id: z.string(),
  transactionNumber: z.string(),
  state: z.enum(agreementStates),
  yearlyCents: centsField,
  instalments: z.enum(instalmentKinds),
  termYears: z.nullable(z.int()),
  firstYear: z.int(),
  endsOnDeathOf: z.nullable(z.string()),
  endsEarlyOn: z.array(z.enum(earlyEnds)),
  /** The last three digits of the BSN; only the deed shows the rest. */
  bsnEnding: z.nullable(z.string()),
  createdAt: z.string(),
  activeFrom: z.nullable(z.string()),
  endedOn: z.nullable(z.string()),
});
export type OwnAgreementAnswer = z.infer<typeof ownAgreementAnswer>;
