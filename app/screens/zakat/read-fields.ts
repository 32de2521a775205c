import type { Cents } from "#domain/money/cents.ts";
import { readAmount, type AmountRead } from "#domain/money/parse-amount.ts";
import type { AssetId, DebtId, Holdings, MetalItem } from "#domain/zakat/holdings.ts";
import { nisabWeights, usualParameters, type ZakatParameters } from "#domain/zakat/parameters.ts";
import { readWeight } from "#domain/zakat/parse-weight.ts";
import {
  debtFields,
  keepings,
  metalField,
  metalRows,
  moneyGroups,
  type FieldProblem,
  type FieldProblems,
  type Keeping,
  type MetalRow,
} from "./fields.ts";

/** Field values by name; a ticked box is "on", otherwise absent. */
export type Typed = Readonly<Record<string, string>>;

export type Read = Readonly<{
  holdings: Holdings;
  parameters: ZakatParameters;
  hawlComplete: boolean;
  problems: FieldProblems;
}>;

const moneyFields: readonly (AssetId | DebtId)[] = [
  ...moneyGroups.flatMap(({ fields }) => [...fields]),
  ...debtFields,
];

/** A blank field is zero; an unreadable one is named. */
export function readFields(typed: Typed): Read {
  const problems: Record<string, FieldProblem> = {};
  const cents: Partial<Record<AssetId | DebtId, Cents>> = {};
  const textOf = (name: string) => (typed[name] ?? "").trim();

  for (const name of moneyFields) {
    if (textOf(name) === "") continue;
    const read = readAmount(textOf(name));
    if (read.ok) cents[name] = read.cents;
    else problems[name] = problemOf[read.reason];
  }
  const itemsOf = (metal: MetalRow["metal"]): MetalItem[] =>
    metalRows
      .filter((row) => row.metal === metal)
      .flatMap((row) => keepings.map((keeping) => ({ row, keeping, name: metalField(row, keeping) })))
      .flatMap(({ row, keeping, name }) => {
        if (textOf(name) === "") return [];
        const item = readPiece(row, keeping, textOf(name));
        if (typeof item !== "string") return [item];
        problems[name] = item;
        return [];
      });

  return {
    holdings: { cents, gold: itemsOf("gold"), silver: itemsOf("silver") },
    parameters: parametersOf(typed),
    hawlComplete: typed["hawl"] === "on",
    problems,
  };
}

const problemOf: Record<Extract<AmountRead, { ok: false }>["reason"], FieldProblem> = {
  not_an_amount: "amount",
  fraction_of_a_cent: "thousands",
  amount_too_large: "large",
};

function readPiece({ metal, purity }: MetalRow, keeping: Keeping, text: string): MetalItem | FieldProblem {
  const jewellery = keeping === "jewellery";
  if (purity === "value") {
    const read = readAmount(text);
    return read.ok ? { valueCents: read.cents, jewellery } : problemOf[read.reason];
  }
  const read = readWeight(text);
  if (!read.ok) return "weight";
  return { mg: read.mg, purity: metal === "gold" ? { karat: purity } : { fineness: purity }, jewellery };
}

function parametersOf(typed: Typed): ZakatParameters {
  const basis = typed["basis"];
  return {
    ...usualParameters,
    basis: basis === "gold" || basis === "silver" ? basis : "lower",
    nisab: typed["weights"] === "tola" ? nisabWeights.tola : nisabWeights.gram,
    calendar: typed["calendar"] === "solar" ? "solar" : "lunar",
    countJewellery: typed["jewellery"] === "on",
  };
}
