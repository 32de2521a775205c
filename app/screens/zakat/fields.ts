import type { AssetId, DebtId } from "#domain/zakat/holdings.ts";

export const moneyGroups = [
  { id: "money", fields: ["cash", "bank", "savings", "money_lent"] },
  { id: "investments", fields: ["trade_shares", "long_term_shares", "crypto", "pension", "trade_property"] },
  { id: "business", fields: ["business_cash", "business_receivables", "business_stock"] },
] as const satisfies readonly { id: string; fields: readonly AssetId[] }[];

export const debtFields = ["debts_due", "business_debts_due"] as const satisfies readonly DebtId[];

export type MoneyField = (typeof moneyGroups)[number]["fields"][number] | (typeof debtFields)[number];

/** Common purities; other pieces are entered by value. */
const karats = [24, 22, 21, 18] as const;
const finenesses = [999, 925] as const;

/** Some schools exempt jewellery. */
export const keepings = ["bars", "jewellery"] as const;
export type Keeping = (typeof keepings)[number];

export type MetalRow =
  | Readonly<{ metal: "gold"; purity: number | "value" }>
  | Readonly<{ metal: "silver"; purity: number | "value" }>;

export const metalRows: readonly MetalRow[] = [
  ...karats.map((purity) => ({ metal: "gold", purity }) as const),
  { metal: "gold", purity: "value" },
  ...finenesses.map((purity) => ({ metal: "silver", purity }) as const),
  { metal: "silver", purity: "value" },
];

export const metalField = ({ metal, purity }: MetalRow, keeping: Keeping): string =>
  `${metal}-${purity}-${keeping}`;

/** Why a field cannot be counted, as the name of its sentence. */
export type FieldProblem = "amount" | "thousands" | "large" | "weight";
export type FieldProblems = Readonly<Record<string, FieldProblem>>;
