import { referenceAlphabet, referenceBytes, referenceFrom } from "#domain/giving/reference.ts";
import { asCents } from "#domain/money/cents.ts";
import type { SampleGift } from "./sample-gifts.ts";

type Donor = Readonly<{ name: string; iban: string; language: SampleGift["language"] }>;

/** Fictional people, with example accounts of their banks. */
export const transferDonors = [
  { name: "Anna de Groot", iban: "NL20INGB0001234567", language: "nl" },
  { name: "ليلى حداد", iban: "NL44RABO0123456789", language: "ar" },
  { name: "Lena Fischer", iban: "DE89370400440532013000", language: "en" },
] as const satisfies readonly Donor[];

const paid = [
  { donor: 0, cents: 5000, daysAgo: 290 },
  { donor: 2, cents: 12_500, daysAgo: 205 },
  { donor: 0, cents: 5000, daysAgo: 148 },
  { donor: 1, cents: 7500, daysAgo: 96 },
  { donor: 2, cents: 25_000, daysAgo: 61 },
  { donor: 1, cents: 4000, daysAgo: 24 },
];
/** The first has a typing error, the second is named in a sentence; the third has not arrived. */
const waiting = [
  { donor: 2, cents: 6150, daysAgo: 11 },
  { donor: 1, cents: 3550, daysAgo: 8 },
  { donor: 0, cents: 10_000, daysAgo: 3 },
];

/** Bank transfers: some on a statement, three waiting. */
export const transferGifts = (): (SampleGift & { reference: string })[] =>
  [...paid, ...waiting].map(({ donor, cents, daysAgo }, place) => {
    const { name, language } = transferDonors[donor] ?? transferDonors[0];
    return {
      id: `demo-transfer-${place}`,
      reference: referenceOf(place),
      donorName: name,
      donorEmail: `transfer${donor}@example.org`,
      userId: null,
      language,
      country: "NL",
      giftCents: asCents(cents),
      coverFees: false,
      frequency: "ONE_TIME",
      campaignId: null,
      daysAgo,
      monthlyGiftId: null,
      fate: place < paid.length ? "COMPLETED" : "PENDING",
    };
  });

/** Deterministic reference letters. */
const referenceOf = (place: number): string =>
  referenceFrom(
    Uint8Array.from(
      { length: referenceBytes },
      (_, letter) => ((place + 3) * 7 * (letter + 5)) % referenceAlphabet.length,
    ),
  );
