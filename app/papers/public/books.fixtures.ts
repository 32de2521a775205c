import { programs } from "#domain/content/kinds/program/sample.ts";
import { asCents, noCents } from "#domain/money/cents.ts";
import type { Accounts, Books } from "./books.ts";

const accounts: Accounts = {
  incomeCents: {
    individuals: asCents(31_480_000),
    companies: asCents(4_200_000),
    lotteries: noCents,
    government: noCents,
    affiliated: noCents,
    otherNonProfits: asCents(2_500_000),
    goodsAndServices: noCents,
    other: asCents(35_000),
  },
  objectives: programs.map(({ title }, index) => ({
    label: title,
    cents: asCents([12_400_000, 9_200_000, 5_100_000, 7_120_000][index] ?? 0),
  })),
  fundraisingCents: asCents(1_520_000),
  administrationCents: asCents(2_660_000),
  financialCents: asCents(12_500),
  addedToCents: {
    continuityReserve: asCents(150_000),
    restrictedFunds: asCents(77_500),
    otherReserves: noCents,
  },
};

export const books: Books = {
  year: 2023,
  adoptedOn: "2024-05-20",
  accounts,
  balance: {
    assetsCents: {
      fixed: asCents(420_000),
      stocks: noCents,
      receivables: asCents(310_000),
      cash: asCents(14_870_000),
    },
    liabilitiesCents: {
      continuityReserve: asCents(9_000_000),
      otherReserves: asCents(1_000_000),
      restrictedFunds: asCents(4_750_000),
      provisions: noCents,
      longTermDebts: noCents,
      shortTermDebts: asCents(850_000),
    },
  },
  before: {
    accounts: {
      ...accounts,
      incomeCents: { ...accounts.incomeCents, individuals: asCents(31_252_500) },
      addedToCents: { continuityReserve: noCents, restrictedFunds: noCents, otherReserves: noCents },
    },
    balance: {
      assetsCents: {
        fixed: asCents(480_000),
        stocks: noCents,
        receivables: asCents(250_000),
        cash: asCents(14_420_000),
      },
      liabilitiesCents: {
        continuityReserve: asCents(8_850_000),
        otherReserves: asCents(1_000_000),
        restrictedFunds: asCents(4_672_500),
        provisions: noCents,
        longTermDebts: noCents,
        shortTermDebts: asCents(627_500),
      },
    },
  },
};
