import type { Language } from "#domain/language.ts";

export type SampleGift = {
  id: string;
  donorName: string | null;
  donorEmail: string;
  userId: string | null;
  language: Language;
  country: string;
  amountCents: number;
  coverFees: boolean;
  frequency: "ONE_TIME" | "MONTHLY";
  campaignId: string | null;
  daysAgo: number;
  /** What became of it. */
  fate: "COMPLETED" | "REFUNDED" | "FAILED" | "CANCELLED" | "PENDING";
};

const amounts = [1000, 2500, 2500, 2500, 5000, 5000, 7500, 10_000, 25_000];
const donors = [
  ["Anna de Groot", "nl", "NL"],
  ["Fatima El Amrani", "nl", "NL"],
  ["James Carter", "en", "GB"],
  ["Lena Fischer", "en", "DE"],
  ["ليلى حداد", "ar", "NL"],
  ["Pieter Bakker", "nl", "BE"],
  ["Maria Rossi", "en", "IT"],
  ["نور الدين بن علي", "ar", "FR"],
] as const;
const days = 364;
const giftsADay = 1.2;
const monthlyDay = 30;

/** A year of gifts by people who do not exist: the same on every machine, spread over the year as real ones are. */
export function sampleGifts(campaignIds: readonly string[]): SampleGift[] {
  const random = randomFrom(20_261_115);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const gifts: SampleGift[] = [];
  for (let number = 0; number < days * giftsADay; number += 1) {
    const [donorName, language, country] = pick(donors);
    const chance = random();
    gifts.push({
      id: `demo-gift-${String(number).padStart(4, "0")}`,
      donorName: random() < 0.2 ? null : donorName,
      donorEmail: `giver${Math.floor(random() * 90)}@example.org`,
      userId: null,
      language,
      country,
      amountCents: pick(amounts),
      coverFees: random() < 0.3,
      frequency: random() < 0.25 ? "MONTHLY" : "ONE_TIME",
      campaignId: random() < 0.45 ? pick(campaignIds) : null,
      daysAgo: days - Math.floor(number / giftsADay),
      fate:
        chance < 0.94 ? "COMPLETED" : chance < 0.955 ? "REFUNDED" : chance < 0.98 ? "FAILED" : "CANCELLED",
    });
  }
  return [...gifts, ...ownGifts(campaignIds)];
}

/** The demonstration's donor gives monthly, and now and then to a campaign; one gift is still on its way. */
function ownGifts(campaignIds: readonly string[]): SampleGift[] {
  const own = {
    donorName: "Noor",
    donorEmail: "donor@example.org",
    userId: "demo-donor",
    language: "en",
    country: "NL",
    coverFees: false,
  } as const;
  const monthly = Array.from({ length: 9 }, (_, month) => ({
    ...own,
    id: `demo-own-monthly-${month}`,
    amountCents: 2500,
    frequency: "MONTHLY" as const,
    campaignId: null,
    daysAgo: month * monthlyDay + 4,
    fate: "COMPLETED" as const,
  }));
  const once = campaignIds.slice(0, 3).map((campaignId, number) => ({
    ...own,
    id: `demo-own-once-${number}`,
    amountCents: [10_000, 5000, 7500][number] ?? 5000,
    frequency: "ONE_TIME" as const,
    campaignId,
    daysAgo: 20 + number * 90,
    fate: "COMPLETED" as const,
  }));
  const waiting = {
    ...own,
    id: "demo-own-waiting",
    amountCents: 5000,
    frequency: "ONE_TIME",
    campaignId: null,
    daysAgo: 0,
    fate: "PENDING",
  } as const;
  return [...monthly, ...once, waiting];
}

/** A small generator of numbers between 0 and 1 that starts the same everywhere (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
