import { addDays, daysBetween } from "#domain/calendar/day.ts";
import { dateInMonth, firstOfMonth } from "#domain/calendar/month.ts";
import type { Language } from "#domain/language.ts";
import { asCents, type Cents } from "#domain/money/cents.ts";
import { randomFrom } from "./random-from.ts";

/** `reference` is for bank transfers. */
export type SampleGift = {
  id: string;
  reference?: string;
  donorName: string | null;
  donorEmail: string;
  userId: string | null;
  language: Language;
  country: string;
  giftCents: Cents;
  coverFees: boolean;
  frequency: "ONE_TIME" | "MONTHLY";
  campaignId: string | null;
  daysAgo: number;
  /** The first donation of its monthly donation. */
  monthlyGiftId: string | null;
  /** Its final status. */
  fate: "COMPLETED" | "REFUNDED" | "FAILED" | "CANCELLED" | "PENDING";
};

const amounts = [1000, 2500, 2500, 2500, 5000, 5000, 7500, 10_000, 25_000].map(asCents);
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
/** The share of monthly donors. */
const monthlyShare = 0.25;

/** A year of donations by fictional people: deterministic, spread over the year. */
export function sampleGifts(campaignIds: readonly string[], today: string): SampleGift[] {
  const random = randomFrom(20_261_115);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const gifts: SampleGift[] = [];
  for (let number = 0; number < days * giftsADay; number += 1) {
    const [donorName, language, country] = pick(donors);
    const chance = random();
    const gift: SampleGift = {
      id: `demo-gift-${String(number).padStart(4, "0")}`,
      donorName: random() < 0.2 ? null : donorName,
      donorEmail: `giver${Math.floor(random() * 90)}@example.org`,
      userId: null,
      language,
      country,
      giftCents: pick(amounts),
      coverFees: random() < 0.3,
      frequency: random() < monthlyShare ? "MONTHLY" : "ONE_TIME",
      campaignId: random() < 0.45 ? pick(campaignIds) : null,
      daysAgo: days - Math.floor(number / giftsADay),
      monthlyGiftId: null,
      fate:
        chance < 0.94 ? "COMPLETED" : chance < 0.955 ? "REFUNDED" : chance < 0.98 ? "FAILED" : "CANCELLED",
    };
    if (gift.frequency === "ONE_TIME") gifts.push(gift);
  }
  return [...gifts, ...givenMonthly(campaignIds, today), ...ownGifts(campaignIds, today)];
}

const monthlyDonors = 12;

/** Monthly donations on the same day, still active. */
function givenMonthly(campaignIds: readonly string[], today: string): SampleGift[] {
  return Array.from({ length: monthlyDonors }, (_, index) => {
    const [donorName, language, country] = donors[index % donors.length] ?? donors[0];
    return everyMonth(`demo-monthly-${index}`, 5 + (index % 8), addDays(today, -1 - ((index * 5) % 28)), {
      donorName,
      donorEmail: `monthly${index}@example.org`,
      userId: null,
      language,
      country,
      giftCents: amounts[index % amounts.length] ?? asCents(2500),
      coverFees: index % 3 === 0,
      campaignId: (index % 2 === 0 && campaignIds[(index / 2) % campaignIds.length]) || null,
      today,
    });
  }).flat();
}

type EveryMonth = Omit<SampleGift, "id" | "frequency" | "daysAgo" | "monthlyGiftId" | "fate"> & {
  today: string;
};

/** Newest first; the oldest started it. Days stop at the 28th. */
function everyMonth(name: string, months: number, last: string, of: EveryMonth): SampleGift[] {
  const { today, ...gift } = of;
  const day = Math.min(Number(last.slice(8)), 28);
  return Array.from({ length: months }, (_, ago) => ({
    ...gift,
    id: `${name}-${ago}`,
    frequency: "MONTHLY" as const,
    daysAgo: daysBetween(dateInMonth(firstOfMonth(last, -ago), day), today),
    monthlyGiftId: `${name}-${months - 1}`,
    fate: "COMPLETED" as const,
  }));
}

/** The demo donor gives monthly and sometimes to a campaign; one donation is pending. */
function ownGifts(campaignIds: readonly string[], today: string): SampleGift[] {
  const own = {
    donorName: "Noor",
    donorEmail: "donor@example.org",
    userId: "demo-donor",
    language: "en",
    country: "NL",
    coverFees: false,
  } as const;
  const monthly = everyMonth("demo-own-monthly", 9, addDays(today, -4), {
    ...own,
    giftCents: asCents(2500),
    campaignId: null,
    today,
  });
  // The first is spent, the last waits, so that tracing shows both.
  const [waits, ...spent] = campaignIds.slice(0, 3);
  const once = [...spent, waits ?? null].map((campaignId, number) => ({
    ...own,
    id: `demo-own-once-${number}`,
    giftCents: asCents([10_000, 5000, 7500][number] ?? 5000),
    frequency: "ONE_TIME" as const,
    campaignId,
    daysAgo: 20 + number * 90,
    monthlyGiftId: null,
    fate: "COMPLETED" as const,
  }));
  const waiting = {
    ...own,
    id: "demo-own-waiting",
    giftCents: asCents(5000),
    frequency: "ONE_TIME",
    campaignId: null,
    daysAgo: 0,
    monthlyGiftId: null,
    fate: "PENDING",
  } as const;
  return [...monthly, ...once, waiting];
}
