import type { Donation } from "#domain/giving/donation.ts";
import type { ShortAgreement } from "#domain/giving/periodic/periodic-shortfall.ts";
import { reversalOf, type ReceivedGift, type ReceivedGifts } from "#domain/giving/settle/received-gift.ts";
import type { Tribute } from "#domain/giving/tribute.ts";
import type { OwnMatch } from "#domain/matching/answers.ts";
import { nameToGreet } from "#domain/identifiers/name-to-greet.ts";
import type { Language } from "#domain/language.ts";
import { isolate, isolateCode } from "#domain/mail/isolate.ts";
import type { Letter } from "#domain/mail/letter.ts";
import type { AttachmentMaker, LetterMaker } from "#domain/mail/ports.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { donorPapers } from "../papers/donor-papers.ts";
import { factsOf, type GivingRecords } from "../papers/giving-papers.ts";
import { receiptLetter, refundLetter, reversalLetter, type ReceiptFacts } from "./gift-letters.ts";
import { letterWriter } from "./letter-writer.ts";

type Needs = {
  gifts: ReceivedGifts;
  findDonation: (id: string) => Promise<Pick<Donation, "tribute" | "donorName"> | null>;
  records: () => Promise<GivingRecords>;
  papers: Pick<ReturnType<typeof donorPapers>, "recordsOf" | "periodicOf">;
  matchesOf: (donationId: string) => Promise<readonly OwnMatch[]>;
  publicUrl: string;
};

/** Mails about a donation by kind, made when they are sent. */
export function donorLetters(needs: Needs): Record<string, LetterMaker> {
  const { gifts, findDonation, records, papers, matchesOf, publicUrl } = needs;
  const receiptFacts = async (gift: ReceivedGift, language: Language): Promise<ReceiptFacts> => {
    const known = await papers.recordsOf(gift);
    const { statutoryName, rsin } = known.foundation;
    const anbi = gift.anbi ? { name: statutoryName[language], rsin } : null;
    return { gift, facts: factsOf(gift, known, await papers.periodicOf(gift)), anbi, publicUrl, language };
  };
  return {
    "gift-receipt": async (cause, language) => {
      const gift = await gifts.ofReceipt(receiptIn(cause));
      // Reversed before the mail was sent: another mail says so.
      if (!gift || reversalOf(gift)) return null;
      return receiptLetter(await receiptFacts(gift, language), await matchesOf(gift.donationId));
    },
    "gift-reversed": async (donationId, language) => {
      const gift = await gifts.find(donationId);
      return gift && reversalLetter(await receiptFacts(gift, language));
    },
    "gift-refund": async (movementId, language) => {
      const gift = await gifts.ofRefund(movementId);
      // A rejected refund did not happen.
      const refund = gift?.returned.find((part) => part.movementId === movementId);
      return gift && refund ? refundLetter(await receiptFacts(gift, language), refund) : null;
    },
    "tribute-notice": async (donationId, language) => {
      const donation = await findDonation(donationId);
      if (!donation?.tribute) return null;
      const [gift, { purposes }] = await Promise.all([gifts.find(donationId), records()]);
      // A donor's words reach others only with a paid donation.
      if (!gift) return null;
      const purpose = purposes.booked(gift)?.title[language] ?? null;
      const { tribute, donorName } = donation;
      return tributeLetter({ tribute, donorName, language, purpose, publicUrl });
    },
  };
}

type AttachmentNeeds = Pick<Needs, "gifts"> & {
  papers: Pick<ReturnType<typeof donorPapers>, "receiptPdf">;
};

export const donorAttachments = ({ gifts, papers }: AttachmentNeeds): Record<string, AttachmentMaker> => ({
  receipt: async (donationId, language) => {
    const gift = await gifts.find(donationId);
    if (!gift) throw new Error(`Donation ${donationId} has not been paid: there is no receipt of it`);
    return { contentType: "application/pdf", content: await papers.receiptPdf(gift, language) };
  },
});

/** The receipt of a mail; a repeated one has its request time after the colon. */
const receiptIn = (cause: string): string => cause.split(":")[0] ?? cause;

type About = Readonly<{
  tribute: Tribute;
  donorName: Donation["donorName"];
  language: Language;
  /** The purpose in their language; null: unrestricted. */
  purpose: string | null;
  publicUrl: string;
}>;

/** To the honoree's contact. It does not get the amount. */
function tributeLetter({ tribute, donorName, language, purpose, publicUrl }: About): Letter {
  const { letterOf, text, paragraph, link, note } = letterWriter(language, publicUrl);
  const { type, message } = tribute;
  const name = nameToGreet(donorName);
  const honoree = isolate(tribute.honoree);
  return letterOf(
    {
      subject: text(`gift-mail.tribute.subject.${type}`, { honoree }),
      preheader: text("gift-mail.tribute.preheader", { honoree }),
    },
    name
      ? paragraph(`gift-mail.tribute.from.${type}`, { name: isolate(name), honoree })
      : paragraph(`gift-mail.tribute.unnamed.${type}`, { honoree }),
    purpose && paragraph("gift-mail.tribute.purpose", { purpose: isolate(purpose) }),
    message && paragraph("gift-mail.tribute.message"),
    message && { kind: "quote", text: message },
    link("gift-mail.tribute.button", "/programs"),
    note("gift-mail.tribute.note"),
  );
}

/** In December, to donors below the yearly sum of their agreement. */
export function shortfallLetter(short: ShortAgreement, language: Language, publicUrl: string): Letter {
  const { titled, format, paragraph, facts, row, link, note } = letterWriter(language, publicUrl);
  const money = (cents: Cents) => isolate(format.moneyExact(cents));
  const amount = money(short.missingCents);
  const values = { year: String(short.year), amount, date: isolate(format.date(`${short.year}-12-31`)) };
  return titled(
    "gift-mail.short",
    values,
    paragraph("gift-mail.greeting", { name: isolate(short.name) }),
    paragraph("gift-mail.short.text", { ...values, number: isolateCode(short.transactionNumber) }),
    facts(
      row("gift-mail.short.yearly", money(short.yearlyCents)),
      row("gift-mail.short.counted", money(short.countedCents)),
      row("gift-mail.short.missing", amount),
    ),
    link("gift-mail.short.button", "/donate"),
    link("gift-mail.short.agreement", "/dashboard/periodic-gift"),
    note("gift-mail.short.note"),
  );
}
