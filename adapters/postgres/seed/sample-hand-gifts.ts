import { addDays } from "#domain/calendar/day.ts";
import type { GiftToEnter } from "#domain/entered-gifts/ports.ts";
import { asCents, type Cents } from "#domain/money/cents.ts";
import { sumOf } from "#domain/money/sums.ts";

const document = {
  type: "application/pdf",
  bytes: new TextEncoder().encode("%PDF-1.7\n1 0 obj\n%%EOF"),
} as const;

/** Manual donations: a collecting box, laptops, a transfer, a large donation, and one entered by mistake. */
export const handGifts = (today: string): GiftToEnter[] => {
  const nobody = {
    donorName: null,
    donorEmail: null,
    language: "nl",
    campaignId: null,
    programId: null,
    fund: null,
  } as const;
  const plain = { ...nobody, bankReference: null, inKind: null, corrects: null };
  const gifts = [
    { ...plain, method: "CASH", amountCents: asCents(8535), receivedOn: addDays(today, -18) },
    {
      ...plain,
      method: "IN_KIND",
      amountCents: asCents(40_000),
      receivedOn: addDays(today, -33),
      donorName: "Kantoor Aan De Kade",
      inKind: {
        goods: "Four laptops",
        valuedHow: "Price of the same model, used",
        valuedBy: "Samir",
        keptAs: "stocks",
      },
    },
    {
      ...plain,
      method: "BANK_TRANSFER",
      amountCents: asCents(20_350),
      receivedOn: addDays(today, -7),
      donorName: "H. de Boer",
      bankReference: "BOER-1",
    },
    {
      ...plain,
      method: "BANK_TRANSFER",
      amountCents: asCents(1_500_000),
      receivedOn: addDays(today, -2),
      donorName: "Familie Ter Horst",
      bankReference: "HORST-1",
    },
    { ...plain, method: "CASH", amountCents: asCents(4_275), receivedOn: addDays(today, -17) },
  ] as const;
  return gifts.map((gift, place) => ({
    gift: { ...gift, id: `1c7d2a1f-6b49-4e6f-8d66-3a2a4d1b8f0${place}` },
    document,
    needsApproval: gift.amountCents > largeCents,
    imported: null,
  }));
};

const largeCents = 1_000_000;

/** Entered by mistake and reversed. */
export const undoneGift = "1c7d2a1f-6b49-4e6f-8d66-3a2a4d1b8f04";

/** The raised part: without the waiting and the reversed one. */
export const handGiftCents = (today: string): Cents =>
  sumOf(
    handGifts(today)
      .filter(({ gift, needsApproval }) => !needsApproval && gift.id !== undoneGift)
      .map(({ gift }) => gift.amountCents),
  );
