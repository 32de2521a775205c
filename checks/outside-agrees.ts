import { agrees, type Comparison } from "#domain/reconciliation/comparison.ts";
import type { Books, Check } from "./check.ts";

type Needs = {
  compare: () => Promise<readonly Comparison[]>;
  /** Stores the night's result; omitted when only looking. */
  keep?: (books: Books, compared: readonly Comparison[]) => Promise<void>;
};

/** Bank accounts without a statement are no fault. */
export const outsideAgrees = ({ compare, keep }: Needs): Check => ({
  name: "outside-agrees",
  claim: "Every payment provider and every bank account holds what the books say, to the cent.",
  faults: async (books) => {
    const compared = await compare();
    await keep?.(books, compared);
    return compared
      .filter((each) => !agrees(each) && each.notTold !== "no_statement")
      .map(({ account, booksCents, outsideCents, notTold }) =>
        notTold
          ? `${account}: ${silence[notTold]}`
          : `${account}: the books say ${booksCents} cents, outside are ${outsideCents}`,
      );
  },
});

const silence = {
  unavailable: "the provider cannot be asked",
  not_permitted: "our key may not read the balance",
  no_statement: "no statement was uploaded",
} as const;
