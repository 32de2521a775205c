import type { Caller } from "#domain/audit/audit-entry.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { MatchOffer, OwnMatch, PledgeAnswer } from "./answers.ts";
import type { SponsorKind } from "./pledge.ts";
import type { PledgeValues } from "./pledge-form.ts";

export type PledgeRefusal =
  | "ends_before_start"
  | "priority_taken"
  | "pool_below_used"
  | "claimed"
  | "changed_meanwhile"
  | "not_found";
type ClaimRefusal = "not_found" | "payments_pending" | "nothing_to_claim";

export type Claim = Readonly<{
  id: string;
  sponsor: string;
  sponsorKind: SponsorKind;
  campaignId: string;
  cents: Cents;
}>;

type Saved = Readonly<{ ok: true } | { ok: false; reason: PledgeRefusal }>;

export type Pledges = Readonly<{
  show: (id: string, today: string) => Promise<PledgeAnswer | null>;
  /** The same id again changes nothing. */
  add: (id: string, values: PledgeValues, by: Caller) => Promise<Saved>;
  change: (id: string, version: number, values: PledgeValues, by: Caller) => Promise<Saved>;
  /** Closes the pledge with the amount matched so far. Asked again, it returns the same claim. */
  claim: (
    id: string,
    on: string,
    by: Caller,
  ) => Promise<Readonly<{ ok: true; claim: Claim } | { ok: false; reason: ClaimRefusal }>>;
  offersFor: (campaignId: string, today: string) => Promise<MatchOffer[]>;
  ofDonation: (donationId: string) => Promise<OwnMatch[]>;
}>;
