import { sentenceOf } from "../../data/refused.ts";

export type Outcome<Row> = Readonly<{
  done: readonly Row[];
  refused: readonly Readonly<{ row: Row; reason: string }>[];
  /** Takes back what was done. */
  undo?: () => Promise<unknown>;
}>;

/** One request after the other, so that each row is decided by the rule for one record. `failed` is shown without a reason. */
export async function runEach<Row>(
  rows: readonly Row[],
  act: (row: Row) => Promise<unknown>,
  failed: string,
): Promise<Outcome<Row>> {
  const done: Row[] = [];
  const refused: { row: Row; reason: string }[] = [];
  for (const row of rows)
    try {
      await act(row);
      done.push(row);
    } catch (error) {
      refused.push({ row, reason: sentenceOf(error) ?? failed });
    }
  return { done, refused };
}
