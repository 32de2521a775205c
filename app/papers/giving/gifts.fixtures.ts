import type { Gift } from "./gift.ts";
import { asCents } from "#domain/money/cents.ts";

export const gift: Gift = {
  receiptNumber: "2026-000123",
  receivedOn: "2026-11-13",
  giftCents: asCents(2500),
  coverCents: asCents(108),
  currency: "EUR",
  method: "ideal",
  inKind: null,
  provider: "mollie",
  donationId: "g01a1ecbd43a44319d92eb847978573e7",
  providerReference: "tr_7UhSN1zuXS",
  purpose: { en: "A safe bed in Rotterdam", nl: "Een veilig bed in Rotterdam", ar: "سرير آمن في روتردام" },
  frequency: "ONE_TIME",
  fund: null,
  periodic: [],
  returned: [],
};

const monthly = (month: number): Gift => ({
  ...gift,
  receiptNumber: `2026-${String(month * 37).padStart(6, "0")}`,
  receivedOn: `2026-${String(month).padStart(2, "0")}-05`,
  giftCents: asCents(1000),
  coverCents: asCents(0),
  method: "directdebit",
  purpose: null,
  frequency: "MONTHLY",
});

const underAgreement = (quarter: number): Gift => ({
  ...monthly(quarter * 3),
  receiptNumber: `2026-${String(quarter * 400).padStart(6, "0")}`,
  giftCents: asCents(31_250),
  periodic: [{ transactionNumber: "OH-2026-0042", cents: asCents(31_250) }],
});

export const yearOfGifts: Gift[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(monthly),
  {
    ...gift,
    receiptNumber: "2026-000731",
    receivedOn: "2026-06-20",
    giftCents: asCents(15_000),
    returned: [
      { kind: "refund", movementId: "re_1", on: "2026-07-01", cents: asCents(5000), coverCents: asCents(0) },
    ],
  },
  ...[1, 2, 3, 4].map(underAgreement),
];
