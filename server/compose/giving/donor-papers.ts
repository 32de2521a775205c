import type pg from "pg";
import { hasSampleRecords } from "#adapters/postgres/content/documents.ts";
import { storedDonations } from "#adapters/postgres/giving/donations.ts";
import { shownDonations } from "#adapters/postgres/giving/shown-donations.ts";
import { receivedGifts } from "#adapters/postgres/giving/received-gifts.ts";
import { keptPurposes } from "#adapters/postgres/ledger/purposes.ts";
import { activeAgreements, agreeingDonorOf } from "#adapters/postgres/periodic/running-agreements.ts";
import type { ReceiptChecks } from "#app/papers/paper.ts";
import type { Foundation } from "#domain/content/kinds/foundation/schema.ts";
import type { ReceivedGift } from "#domain/giving/settle/received-gift.ts";
import type { Language } from "#domain/language.ts";
import type { Config } from "../../config.ts";
import { listOwnDonations } from "../../giving/list-own-donations.ts";
import { donorAttachments, donorLetters } from "../../letters/donor-letters.ts";
import type { PaperRendering } from "../../pages/rendering.ts";
import { donorPapers } from "../../papers/donor-papers.ts";
import type { GivingRecords } from "../../papers/giving-papers.ts";
import { decidedMatches } from "../matching/matching.ts";

type Needs = {
  identity: () => Promise<Foundation>;
  identityAt: (moment: Date) => Promise<Foundation>;
  papers: PaperRendering;
  checksOf: (gift: ReceivedGift, rsin: string, language: Language) => Promise<ReceiptChecks>;
};

export function composeDonorPapers({ mode, publicUrl }: Config, pool: pg.Pool, needs: Needs) {
  const gifts = receivedGifts(pool);
  const donations = storedDonations(pool);
  const purposes = () => keptPurposes(pool);
  const records = async (): Promise<GivingRecords> => ({
    foundation: await needs.identity(),
    purposes: await purposes(),
    sample: mode === "demo" || (await hasSampleRecords(pool, ["foundation"])),
  });
  const papers = donorPapers({
    gifts,
    records,
    identityAt: needs.identityAt,
    activeAgreements: (userId) => activeAgreements(pool, userId),
    agreeingDonorOf: (donationId) => agreeingDonorOf(pool, donationId),
    papers: needs.papers,
    checksOf: needs.checksOf,
  });
  return {
    letters: donorLetters({
      gifts,
      findDonation: donations.find,
      records,
      papers,
      matchesOf: decidedMatches(pool),
      publicUrl,
    }),
    attachments: donorAttachments({ gifts, papers }),
    listOf: listOwnDonations({ ofDonor: (donor) => shownDonations(pool, donor), gifts, purposes }),
    receiptOf: papers.receiptOf,
    receiptFor: papers.receiptFor,
    statementOf: papers.statementOf,
  };
}
