import type pg from "pg";
import { hasSampleRecords } from "#adapters/postgres/content/documents.ts";
import { storedDonations } from "#adapters/postgres/giving/donations.ts";
import type { Donor } from "#adapters/postgres/giving/of-donor.ts";
import { receivedGifts } from "#adapters/postgres/giving/received-gifts.ts";
import { keptPurposes } from "#adapters/postgres/ledger/purposes.ts";
import { activeAgreements, agreeingDonorOf } from "#adapters/postgres/periodic/periodic-agreements.ts";
import { yearOf } from "#domain/calendar/day.ts";
import { dutchDate } from "#domain/calendar/dutch-date.ts";
import type { Foundation } from "#domain/content/kinds/foundation/schema.ts";
import type { ContentKind } from "#domain/content/kinds/schemas.ts";
import type { ListedDonation } from "#domain/giving/donation-list.ts";
import { myDonation } from "#domain/giving/my-giving.ts";
import { periodicParts, type PeriodicPart } from "#domain/giving/periodic-terms.ts";
import type { ReceivedGift } from "#domain/giving/received-gift.ts";
import type { Language } from "#domain/language.ts";
import type { AttachmentMaker, LetterMaker } from "#domain/mail/ports.ts";
import type { Config } from "../config.ts";
import { receiptLetter, refundLetter, type ReceiptFacts } from "../letters/gift-letters.ts";
import { tributeLetter } from "../letters/tribute-letters.ts";
import type { PaperRendering } from "../pages/rendering.ts";
import type { PaperDraft } from "../papers/public-paper.ts";
import { factsOf, receiptPaper, statementPaper, type GivingRecords } from "../papers/giving-papers.ts";

/** More than anyone gives in a life of monthly gifts. */
const maxListed = 1000;

export type DonorPaperNeeds = {
  identity: () => Promise<Foundation>;
  identityAt: (moment: Date) => Promise<Foundation>;
  papers: PaperRendering;
};

/** What a donor gets in writing about their gifts, by mail and to download. */
export function composeDonorPapers(config: Config, pool: pg.Pool, needs: DonorPaperNeeds) {
  const gifts = receivedGifts(pool);
  const donations = storedDonations(pool);
  const records = () => readRecords(config, pool, needs);
  /** A receipt says who the foundation was when it was numbered, however often it is made again. */
  const recordsOf = async ({ receiptIssuedAt }: ReceivedGift): Promise<GivingRecords> => {
    const known = await records();
    return receiptIssuedAt ? { ...known, foundation: await needs.identityAt(receiptIssuedAt) } : known;
  };

  const render = (paper: PaperDraft, language: Language, signal?: AbortSignal) =>
    needs.papers.renderPaper({ ...paper, madeAt: new Date().toISOString() }, language, signal);
  const receiptPdf = async (gift: ReceivedGift, language: Language) =>
    render(receiptPaper(gift, await recordsOf(gift), await periodicOf(gift)), language);

  /** What of the gifts of a year counts under which agreement. How much of one does depends on the others. */
  const agreementsOf = async (donor: Donor, ofYear: readonly ReceivedGift[]) => {
    const counted = periodicParts(ofYear, await activeAgreements(pool, donor.userId));
    return ({ donationId }: ReceivedGift): readonly PeriodicPart[] => counted.get(donationId) ?? [];
  };
  const periodicOf = async (gift: ReceivedGift): Promise<readonly PeriodicPart[]> => {
    const donor = await agreeingDonorOf(pool, gift.donationId);
    if (!donor) return [];
    return (await agreementsOf(donor, await gifts.ofYear(donor, yearOf(gift.receivedOn))))(gift);
  };

  const told = async (gift: ReceivedGift, language: Language): Promise<ReceiptFacts> => {
    const known = await recordsOf(gift);
    const { statutoryName, rsin } = known.foundation;
    const anbi = gift.anbi ? { name: statutoryName[language], rsin } : null;
    return {
      gift,
      facts: factsOf(gift, known, await periodicOf(gift)),
      anbi,
      publicUrl: config.publicUrl,
      language,
    };
  };

  const letters: Record<string, LetterMaker> = {
    "gift-receipt": async (cause, language) => {
      const gift = await gifts.ofReceipt(receiptIn(cause));
      return gift && receiptLetter(await told(gift, language));
    },
    "gift-refund": async (movementId, language) => {
      const gift = await gifts.ofRefund(movementId);
      // A refund that the bank has refused meanwhile did not happen.
      const refund = gift?.returned.find((part) => part.movementId === movementId);
      return gift && refund ? refundLetter(await told(gift, language), refund) : null;
    },
    "tribute-notice": async (donationId, language) => {
      const donation = await donations.find(donationId);
      if (!donation?.tribute) return null;
      const [gift, { purposes }] = await Promise.all([gifts.find(donationId), records()]);
      // What a donor wrote reaches somebody else only with a gift that was paid.
      if (!gift) return null;
      const purpose = purposes.booked(gift)?.title[language] ?? null;
      const { tribute, donorName } = donation;
      return tributeLetter({ tribute, donorName, language, purpose, publicUrl: config.publicUrl });
    },
  };

  const attachments: Record<string, AttachmentMaker> = {
    receipt: async (donationId, language) => {
      const gift = await gifts.find(donationId);
      if (!gift) throw new Error(`Donation ${donationId} has not been paid: there is no receipt of it`);
      return { contentType: "application/pdf", content: await receiptPdf(gift, language) };
    },
  };

  return {
    letters,
    attachments,

    /** Everything a donor gave or began to give, newest first. */
    listOf: async (donor: Donor, language: Language): Promise<ListedDonation[]> => {
      const [given, numbers, booked, { purposes }] = await Promise.all([
        donations.ofDonor(donor, maxListed),
        gifts.numbersOf(donor),
        gifts.purposesOf(donor),
        records(),
      ]);
      const purposeOf = (donation: (typeof given)[number]) => {
        const purposeId = booked.get(donation.id);
        if (purposeId !== undefined) return purposes.booked({ ...donation, purposeId });
        return (
          purposes.latest("campaign", donation.campaignId) ?? purposes.latest("program", donation.programId)
        );
      };
      return given.map((donation) => ({
        ...myDonation(donation),
        purpose: purposeOf(donation)?.title[language] ?? null,
        paidOn: donation.paidAt && dutchDate(donation.paidAt),
        receiptNumber: numbers.get(donation.id) ?? null,
      }));
    },

    /** Null: not this donor's, not paid, or not numbered yet. */
    receiptOf: async (donor: Donor, donationId: string, language: Language) => {
      const gift = await gifts.ofDonor(donor, donationId);
      if (!gift?.receiptNumber) return null;
      return { name: `receipt-${gift.receiptNumber}.pdf`, bytes: await receiptPdf(gift, language) };
    },

    /** Null: nothing was given in that year. */
    statementOf: async (donor: Donor, year: number, language: Language, signal?: AbortSignal) => {
      const [received, known] = await Promise.all([gifts.ofYear(donor, year), records()]);
      const numbered = received.filter(({ receiptNumber }) => receiptNumber !== null);
      if (numbered.length === 0) return null;
      const periodic = await agreementsOf(donor, received);
      const bytes = await render(statementPaper(year, numbered, known, periodic), language, signal);
      return { name: `statement-${year}-${language}.pdf`, bytes };
    },
  };
}

/** Which receipt a mail is about: one that was sent again says after it when it was asked for. */
const receiptIn = (cause: string): string => cause.split(":")[0] ?? cause;

const kindsThatMark: ContentKind[] = ["foundation"];

async function readRecords(
  config: Config,
  pool: pg.Pool,
  { identity }: DonorPaperNeeds,
): Promise<GivingRecords> {
  const [foundation, purposes, marked] = await Promise.all([
    identity(),
    keptPurposes(pool),
    hasSampleRecords(pool, kindsThatMark),
  ]);
  return { foundation, purposes, sample: config.mode === "demo" || marked };
}
