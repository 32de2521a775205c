import type { Cents } from "#domain/money/cents.ts";
import type { MatchTerms } from "./match.ts";

/** The kinds of sponsor, by the line of the annual accounts on which their money is booked. */
export const sponsorAccounts = {
  COMPANY: "income-companies",
  NONPROFIT: "income-nonprofits",
  GOVERNMENT: "income-government",
  LOTTERY: "income-lotteries",
  AFFILIATED: "income-affiliated",
} as const;
export type SponsorKind = keyof typeof sponsorAccounts;
export const sponsorKinds = Object.keys(sponsorAccounts) as SponsorKind[];

/** Of a monthly donation: its first payment only, or each payment in the window. */
export const monthlyRules = ["FIRST", "EACH"] as const;

export const pledgeStates = ["PLANNED", "OPEN", "USED_UP", "ENDED", "CLAIMED"] as const;
export type PledgeState = (typeof pledgeStates)[number];

/** What a sponsor signed: to add money to the donations of a campaign. */
export type Pledge = MatchTerms &
  Readonly<{
    id: string;
    campaignId: string;
    /** Lower is asked first. */
    priority: number;
    sponsorEmail: string | null;
    perDonorCents: Cents | null;
    /** The smallest donation that is matched. */
    minimumCents: Cents | null;
    monthly: (typeof monthlyRules)[number];
    withManual: boolean;
    poolCents: Cents;
    usedCents: Cents;
    /** Both days included, in the Netherlands. */
    startsOn: string;
    endsOn: string;
    claimedOn: string | null;
    /** Earlier donations were given without it. */
    createdAt: Date;
  }>;

type Dated = Pick<Pledge, "startsOn" | "endsOn" | "claimedOn" | "poolCents" | "usedCents">;

export const stateOfPledge = (pledge: Dated, today: string): PledgeState => {
  if (pledge.claimedOn !== null) return "CLAIMED";
  if (pledge.endsOn < today) return "ENDED";
  if (pledge.startsOn > today) return "PLANNED";
  return pledge.usedCents >= pledge.poolCents ? "USED_UP" : "OPEN";
};

/** Whether released money returns to the pool. */
export const isReturning = (pledge: Pick<Pledge, "endsOn" | "claimedOn">, today: string): boolean =>
  pledge.claimedOn === null && today <= pledge.endsOn;
