import type { ReceiptChecks } from "#app/papers/paper.ts";
import { yearOf } from "#domain/calendar/day.ts";
import type { Foundation } from "#domain/content/kinds/foundation/schema.ts";
import type { Donor } from "#domain/giving/donor.ts";
import {
  periodicParts,
  type ActiveAgreement,
  type PeriodicPart,
} from "#domain/giving/periodic/periodic-terms.ts";
import type { ReceivedGift, ReceivedGifts } from "#domain/giving/settle/received-gift.ts";
import type { Language } from "#domain/language.ts";
import type { PaperRendering } from "../pages/rendering.ts";
import { receiptPaper, statementPaper, type GivingRecords } from "./giving-papers.ts";
import type { PaperDraft } from "./public-paper.ts";

type Needs = {
  gifts: ReceivedGifts;
  records: () => Promise<GivingRecords>;
  identityAt: (moment: Date) => Promise<Foundation>;
  activeAgreements: (userId: string) => Promise<readonly ActiveAgreement[]>;
  /** Whose gift it is, if they have an agreement. */
  agreeingDonorOf: (donationId: string) => Promise<Donor | null>;
  papers: PaperRendering;
  /** The codes of a receipt, which name the foundation by its tax number. */
  checksOf: (gift: ReceivedGift, rsin: string, language: Language) => Promise<ReceiptChecks>;
};

export function donorPapers(needs: Needs) {
  const { gifts, records } = needs;
  /** A receipt says who the foundation was when it was numbered, however often it is made again. */
  const recordsOf = async ({ receiptIssuedAt }: ReceivedGift): Promise<GivingRecords> => {
    const known = await records();
    return receiptIssuedAt ? { ...known, foundation: await needs.identityAt(receiptIssuedAt) } : known;
  };

  const render = (paper: PaperDraft, language: Language, signal?: AbortSignal) =>
    needs.papers.renderPaper({ ...paper, madeAt: new Date().toISOString() }, language, signal);

  /** What of the gifts of a year counts under which agreement. How much of one does depends on the others. */
  const agreementsOf = async (donor: Donor, ofYear: readonly ReceivedGift[]) => {
    const counted = periodicParts(ofYear, await needs.activeAgreements(donor.userId));
    return ({ donationId }: ReceivedGift): readonly PeriodicPart[] => counted.get(donationId) ?? [];
  };
  const periodicOf = async (gift: ReceivedGift): Promise<readonly PeriodicPart[]> => {
    const donor = await needs.agreeingDonorOf(gift.donationId);
    if (!donor) return [];
    return (await agreementsOf(donor, await gifts.ofYear(donor, yearOf(gift.receivedOn))))(gift);
  };
  const receiptPdf = async (gift: ReceivedGift, language: Language) => {
    const known = await recordsOf(gift);
    const checks = await needs.checksOf(gift, known.foundation.rsin, language);
    return render(receiptPaper(gift, known, await periodicOf(gift), checks), language);
  };

  return {
    recordsOf,
    periodicOf,
    receiptPdf,

    /** Null: not this donor's, not paid, or not numbered yet. */
    receiptOf: async (donor: Donor, donationId: string, language: Language) => {
      const gift = await gifts.ofDonor(donor, donationId);
      if (!gift?.receiptNumber) return null;
      return { name: `receipt-${gift.receiptNumber}.pdf`, bytes: await receiptPdf(gift, language) };
    },

    /** For staff, who print it for a donor without an address; in the donor's language. */
    receiptFor: async (donationId: string) => {
      const gift = await gifts.find(donationId);
      if (!gift?.receiptNumber) return null;
      return { name: `receipt-${gift.receiptNumber}.pdf`, bytes: await receiptPdf(gift, gift.language) };
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
