import type { Cents } from "#domain/money/cents.ts";

/** Assets and debts on the day of the calculation. */
export const assetIds = [
  "cash",
  "bank",
  "savings",
  "money_lent",
  "trade_shares",
  "long_term_shares",
  "crypto",
  "pension",
  "business_cash",
  "business_receivables",
  "business_stock",
  "trade_property",
] as const;
export type AssetId = (typeof assetIds)[number];

/** Only what is due now: of a long loan at most the coming year's instalments. */
export const debtIds = ["debts_due", "business_debts_due"] as const;
export type DebtId = (typeof debtIds)[number];

export type Purity = Readonly<{ karat: number }> | Readonly<{ fineness: number }>;
export type MetalItem = Readonly<
  { jewellery: boolean } & ({ mg: number; purity: Purity } | { valueCents: Cents })
>;

export type Holdings = Readonly<{
  /** An empty field is absent. */
  cents: Readonly<Partial<Record<AssetId | DebtId, Cents>>>;
  gold: readonly MetalItem[];
  silver: readonly MetalItem[];
}>;

export const largestSumCents = 10_000_000_000_000;
const largestWeightMg = 1_000_000_000;
const maxItems = 100;

/** The first invalid field, or null. */
export const wrongField = (holdings: Holdings): string | null => {
  for (const id of [...assetIds, ...debtIds])
    if (!isWhole(holdings.cents[id] ?? 0, largestSumCents)) return id;
  for (const metal of ["gold", "silver"] as const)
    if (holdings[metal].length > maxItems || !holdings[metal].every(isMetalItem)) return metal;
  return null;
};

/** Purity as a fraction: 22 karat is 22 of 24, sterling silver 925 of 1000. */
export const purityOf = (purity: Purity): Readonly<{ fine: number; of: number }> =>
  "karat" in purity ? { fine: purity.karat, of: 24 } : { fine: purity.fineness, of: 1000 };

const isMetalItem = (item: MetalItem): boolean => {
  if ("valueCents" in item) return isWhole(item.valueCents, largestSumCents);
  const { fine, of } = purityOf(item.purity);
  return isWhole(item.mg, largestWeightMg) && isWhole(fine, of) && fine > 0;
};

const isWhole = (value: number, largest: number): boolean =>
  Number.isSafeInteger(value) && value >= 0 && value <= largest;
