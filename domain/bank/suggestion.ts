import { noCents, type Cents } from "#domain/money/cents.ts";
import type { Comparison } from "./compare.ts";
import type { Part, PartOf } from "./part.ts";

/** `leavesCents`: what stays open of an invoice after this part. `account`: where it is booked, if that says more. */
export type Suggestion = Comparison &
  Readonly<{ parts: readonly Part[]; what: string | null; account: string | null; leavesCents: Cents }>;

/** Whether a payment goes the way of what is open, and is no more than it. */
export const isWithin = (cents: Cents, open: Cents): boolean =>
  open < 0 ? cents < 0 && cents >= open : cents > 0 && cents <= open;

export const newDonation = (cents: Cents, facts: Partial<PartOf<"donor">>): PartOf<"donor"> => ({
  kind: "donor",
  donationId: null,
  isOtherName: false,
  name: null,
  email: null,
  language: "nl",
  campaignId: null,
  programId: null,
  fund: null,
  ...facts,
  cents,
});

export const plainSuggestion = (part: Part, what: string | null): Suggestion => ({
  parts: [part],
  what,
  account: null,
  leavesCents: noCents,
  reasons: [],
  differences: [],
  score: 0,
});
