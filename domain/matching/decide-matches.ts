import { dutchDate } from "#domain/calendar/dutch-date.ts";
import { noCents, plus, type Cents } from "#domain/money/cents.ts";
import { largerOf, minus } from "#domain/money/sums.ts";
import { changeOf, creditedBy, matchedPartOf, matchOf, type HeldMatch, type MatchRoom } from "./match.ts";
import { isReturning, type Pledge } from "./pledge.ts";

/** A donation whose payment was confirmed, or changed afterwards. */
export type MatchableDonation = Readonly<{
  donationId: string;
  campaignId: string;
  /** In lower case. */
  donorEmail: string;
  /** Without the covered fee, less refunds and chargebacks; of a pending direct debit what is on its way. */
  leftCents: Cents;
  confirmedAt: Date;
  isManual: boolean;
  /** A payment of a monthly donation after its first. */
  isRenewal: boolean;
  /** A direct debit that failed: the money never arrived. */
  hasFailed: boolean;
}>;

export type MatchEntry = Readonly<{
  pledgeId: string;
  donationId: string;
  kind: "DECIDED" | "RELEASED" | "CREDITED" | "RESTORED";
  countedCents: Cents;
  matchCents: Cents;
  /** What leaves the pool. */
  poolCents: Cents;
}>;

/** What is known so far; `decideMatches` keeps it up to date while it decides. */
export type Matched = {
  /** By pledge and donation. */
  held: Map<string, HeldMatch>;
  /** By pledge and donor. */
  ofDonor: Map<string, Cents>;
  /** By pledge. */
  used: Map<string, Cents>;
};
export const keyOf = (pledgeId: string, other: string): string => `${pledgeId} ${other}`;

/**
 * Decides in the order of confirmation. Sponsors are asked by priority, each for the part of the donation that the ones before
 * did not match. A decision is made once; later changes of the terms do not change it.
 */
export function decideMatches(
  donations: readonly MatchableDonation[],
  pledges: readonly Pledge[],
  known: Matched,
  today: string,
): MatchEntry[] {
  const entries: MatchEntry[] = [];
  for (const donation of donations) {
    const asked = pledges
      .filter(({ campaignId }) => campaignId === donation.campaignId)
      .sort((a, b) => a.priority - b.priority || a.id.localeCompare(b.id));
    let openCents = donation.leftCents;
    for (const pledge of asked) {
      const held = known.held.get(keyOf(pledge.id, donation.donationId));
      const entry = held ? changed(pledge, donation, held) : decided(pledge, donation, openCents);
      if (entry) note(pledge, donation, entry);
      const now = known.held.get(keyOf(pledge.id, donation.donationId));
      if (now) openCents = largerOf(noCents, minus(openCents, matchedPartOf(now.heldCents, pledge)));
    }
  }
  return entries;

  function decided(pledge: Pledge, donation: MatchableDonation, openCents: Cents): MatchEntry | null {
    if (!isMatched(pledge, donation)) return null;
    const matchCents = matchOf(openCents, pledge, roomOf(pledge, donation));
    const about = { pledgeId: pledge.id, donationId: donation.donationId };
    return { ...about, kind: "DECIDED", countedCents: donation.leftCents, matchCents, poolCents: matchCents };
  }

  function changed(pledge: Pledge, donation: MatchableDonation, held: HeldMatch): MatchEntry | null {
    // Money that never arrived is on no claim.
    const isOpen = donation.hasFailed || isReturning(pledge, today);
    const change = changeOf(held, donation.leftCents, { isOpen, ...roomOf(pledge, donation) });
    const about = { pledgeId: pledge.id, donationId: donation.donationId, countedCents: donation.leftCents };
    return change && { ...about, ...change };
  }

  function note(pledge: Pledge, donation: MatchableDonation, entry: MatchEntry): void {
    entries.push(entry);
    const { matchCents, poolCents, countedCents } = entry;
    const at = keyOf(pledge.id, donation.donationId);
    const held = known.held.get(at) ?? {
      countedCents,
      decidedCents: matchCents,
      heldCents: noCents,
      creditedCents: noCents,
    };
    known.held.set(at, {
      ...held,
      heldCents: plus(held.heldCents, matchCents),
      creditedCents: plus(held.creditedCents, creditedBy(entry)),
    });
    const donor = keyOf(pledge.id, donation.donorEmail);
    known.ofDonor.set(donor, plus(known.ofDonor.get(donor) ?? noCents, matchCents));
    known.used.set(pledge.id, plus(known.used.get(pledge.id) ?? pledge.usedCents, poolCents));
  }

  function roomOf(pledge: Pledge, { donorEmail }: MatchableDonation): MatchRoom {
    const poolCents = minus(pledge.poolCents, known.used.get(pledge.id) ?? pledge.usedCents);
    const ofDonor = known.ofDonor.get(keyOf(pledge.id, donorEmail)) ?? noCents;
    const donorCents =
      pledge.perDonorCents === null ? pledge.poolCents : minus(pledge.perDonorCents, ofDonor);
    return { poolCents, donorCents };
  }
}

/** Without its own donations: a sponsor does not match itself. */
function isMatched(pledge: Pledge, donation: MatchableDonation): boolean {
  const on = dutchDate(donation.confirmedAt);
  return (
    pledge.claimedOn === null &&
    donation.leftCents > 0 &&
    donation.leftCents >= (pledge.minimumCents ?? noCents) &&
    on >= pledge.startsOn &&
    on <= pledge.endsOn &&
    donation.confirmedAt >= pledge.createdAt &&
    (pledge.withManual || !donation.isManual) &&
    (pledge.monthly === "EACH" || !donation.isRenewal) &&
    (pledge.sponsorEmail === null || pledge.sponsorEmail !== donation.donorEmail)
  );
}
