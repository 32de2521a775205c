import * as z from "zod/mini";
import { centsField } from "#domain/money/cents-field.ts";
import { agreementStates, earlyEnds, instalmentKinds } from "./agreement.ts";
import { endGrounds } from "./end-agreement.ts";

const row = z.object({
  id: z.string(),
  transactionNumber: z.string(),
  state: z.enum(agreementStates),
  /** Null if withdrawn or erased. */
  donorName: z.nullable(z.string()),
  yearlyCents: centsField,
  firstYear: z.int(),
  termYears: z.nullable(z.int()),
  createdAt: z.string(),
});
export type AgreementRow = z.infer<typeof row>;

/** The agreements list for staff. */
export const agreementPage = z.object({ rows: z.array(row), older: z.nullable(z.string()) });
export type AgreementPage = z.infer<typeof agreementPage>;

/** One agreement, with only the last digits of the BSN. */
export const agreementStory = z.extend(row, {
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
