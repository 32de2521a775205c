import type pg from "pg";
import { decideWaitingMatches } from "#adapters/postgres/matching/decide-matches.ts";
import { matchesOfDonation } from "#adapters/postgres/matching/matched.ts";
import { storedPledges } from "#adapters/postgres/matching/pledges.ts";
import { receivedGifts } from "#adapters/postgres/giving/received-gifts.ts";
import type { Caller } from "#domain/audit/audit-entry.ts";
import type { Content } from "#domain/content/ports.ts";
import { readDocument } from "#domain/document-type.ts";
import type { Donor } from "#domain/giving/donor.ts";
import type { EnterOutcome } from "#domain/ledger/by-hand/enter-by-hand.ts";
import type { OwnMatch } from "#domain/matching/answers.ts";
import { sponsorAccounts } from "#domain/matching/pledge.ts";
import { today } from "../../timing/clock.ts";
import type { composeHandEntries } from "../ledger/hand-entries.ts";

type Needs = {
  content: Pick<Content, "find">;
  handEntries: Pick<ReturnType<typeof composeHandEntries>, "enter">;
};

export function composeMatching(pool: pg.Pool, { content, handEntries }: Needs) {
  const pledges = storedPledges(pool);
  const matchesOf = decidedMatches(pool);
  return {
    ...pledges,
    decide: decideWaitingMatches(pool, today),
    show: (id: string) => pledges.show(id, today()),
    offersFor: (campaignId: string) => pledges.offersFor(campaignId, today()),
    ofDonor: async (donor: Donor, donationId: string): Promise<OwnMatch[] | null> =>
      (await receivedGifts(pool).ofDonor(donor, donationId)) && matchesOf(donationId),

    /** The sponsor owes what is matched from now on: income to receive, which the sponsor's payment settles at the bank. */
    claim: async (pledgeId: string, bytes: Uint8Array, by: Caller) => {
      const document = readDocument(bytes);
      if (typeof document === "string") return { ok: false as const, reason: document };
      const claimed = await pledges.claim(pledgeId, today(), by);
      if (!claimed.ok) return claimed;
      const { id, sponsor, sponsorKind, campaignId, cents } = claimed.claim;
      const campaign = await content.find("campaign", campaignId);
      const entry = {
        kind: "income" as const,
        id,
        on: today(),
        description: `Matched donations: ${campaign?.title.en ?? campaignId}`.slice(0, maxDescription),
        projectId: null,
        programId: campaign?.programId ?? null,
        fund: null,
        party: sponsor,
        iban: null,
        reference: null,
        dueOn: null,
        amountCents: cents,
        account: sponsorAccounts[sponsorKind],
        into: "debtors" as const,
      };
      const booked: EnterOutcome = await handEntries.enter(entry, bytes, by.actor, by.requestId);
      return booked.ok ? { ok: true as const } : booked;
    },
  };
}

const maxDescription = 200;

/** Decides what waits before it reads, so that no receipt is sent without its match. */
export const decidedMatches = (pool: pg.Pool) => {
  const decide = decideWaitingMatches(pool, today);
  return async (donationId: string): Promise<OwnMatch[]> => {
    await decide();
    return matchesOfDonation(pool, donationId);
  };
};
