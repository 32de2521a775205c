import { programs } from "#domain/content/kinds/program/sample.ts";
import type { Accounts, Books } from "./books.ts";

const accounts: Accounts = {
  incomeCents: {
    individuals: 31_480_000,
    companies: 4_200_000,
    lotteries: 0,
    government: 0,
    affiliated: 0,
    otherNonProfits: 2_500_000,
    goodsAndServices: 0,
    other: 35_000,
  },
  objectives: programs.map(({ title }, index) => ({
    label: title,
    cents: [12_400_000, 9_200_000, 5_100_000, 7_120_000][index] ?? 0,
  })),
  fundraisingCents: 1_520_000,
  administrationCents: 2_660_000,
  financialCents: 12_500,
  addedToCents: { continuityReserve: 150_000, restrictedFunds: 77_500, otherReserves: 0 },
};

export const books: Books = {
  year: 2023,
  adoptedOn: "2024-05-20",
  accounts,
  balance: {
    assetsCents: { fixed: 420_000, stocks: 0, receivables: 310_000, cash: 14_870_000 },
    liabilitiesCents: {
      continuityReserve: 9_000_000,
      otherReserves: 1_000_000,
      restrictedFunds: 4_750_000,
      provisions: 0,
      longTermDebts: 0,
      shortTermDebts: 850_000,
    },
  },
  before: {
    accounts: {
      ...accounts,
      incomeCents: { ...accounts.incomeCents, individuals: 31_252_500 },
      addedToCents: { continuityReserve: 0, restrictedFunds: 0, otherReserves: 0 },
    },
    balance: {
      assetsCents: { fixed: 480_000, stocks: 0, receivables: 250_000, cash: 14_420_000 },
      liabilitiesCents: {
        continuityReserve: 8_850_000,
        otherReserves: 1_000_000,
        restrictedFunds: 4_672_500,
        provisions: 0,
        longTermDebts: 0,
        shortTermDebts: 627_500,
      },
    },
  },
};
