import * as z from "zod/mini";
import { centsField } from "#domain/money/cents-field.ts";
import { monthlyRules, pledgeStates, sponsorKinds } from "./pledge.ts";

const cap = z.nullable(centsField);

export const pledgeAnswer = z.object({
  id: z.string(),
  version: z.int(),
  campaignId: z.string(),
  sponsor: z.string(),
  sponsorKind: z.enum(sponsorKinds),
  sponsorEmail: z.nullable(z.string()),
  adds: z.int(),
  per: z.int(),
  poolCents: centsField,
  perDonationCents: cap,
  perDonorCents: cap,
  minimumCents: cap,
  startsOn: z.string(),
  endsOn: z.string(),
  priority: z.int(),
  monthly: z.enum(monthlyRules),
  withManual: z.boolean(),
  remainderGiven: z.boolean(),
  signedOn: z.string(),
  state: z.enum(pledgeStates),
  usedCents: centsField,
  /** Donations with a match. */
  donations: z.int(),
  /** Of these, direct debits that can still fail. */
  pending: z.int(),
  claimedOn: z.nullable(z.string()),
  claimedCents: cap,
  /** Credit notes for refunds after the claim or the window. */
  creditedCents: centsField,
  /** Its entry in the books. Null: not claimed, or it waits for a second person. */
  entryNumber: z.nullable(z.int()),
});
export type PledgeAnswer = z.infer<typeof pledgeAnswer>;

/** What visitors see of a pledge on the page of its campaign. */
export const matchOffer = z.object({
  sponsor: z.string(),
  adds: z.int(),
  per: z.int(),
  poolCents: centsField,
  perDonationCents: cap,
  perDonorCents: cap,
  minimumCents: cap,
  startsOn: z.string(),
  endsOn: z.string(),
  monthly: z.enum(monthlyRules),
  remainderGiven: z.boolean(),
  state: z.enum(pledgeStates),
  /** Changes only when ten more donors were matched, so that nobody's donation can be seen. */
  matchedCents: centsField,
});
export type MatchOffer = z.infer<typeof matchOffer>;

/** What a sponsor added to one donation. */
export const ownMatch = z.object({ sponsor: z.string(), cents: centsField });
export type OwnMatch = z.infer<typeof ownMatch>;
