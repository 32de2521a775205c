import type { AnyList, RowOf } from "#domain/lists/list.ts";
import { sentenceOf } from "../../data/refused.ts";
import { Button } from "../ui/button.tsx";
import { keyOf, nameOf } from "./list-key.ts";
import { useListText } from "./use-list-text.ts";

export type Outcome<Row> = Readonly<{
  done: readonly Row[];
  refused: readonly Readonly<{ row: Row; reason: string }>[];
  /** Takes back what was done. */
  undo?: () => Promise<Outcome<Row>>;
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

type NoticeProps<L extends AnyList> = {
  list: L;
  outcome: Outcome<RowOf<L>>;
  /** To the result of undoing it, or to nothing. */
  onChange: (outcome: Outcome<RowOf<L>> | null) => void;
};

/** What was done, each refused row with its reason, and the way back where there is one. */
export function OutcomeNotice<L extends AnyList>({ list, outcome, onChange }: NoticeProps<L>) {
  const { text } = useListText();
  const { done, refused, undo } = outcome;
  return (
    <div className="list-outcome">
      <output>{text("back-office.list.done", { count: done.length })}</output>
      {undo && done.length > 0 && (
        <Button
          variant="secondary"
          size="small"
          aria-keyshortcuts="u"
          onClick={async () => onChange(await undo())}
        >
          {text("back-office.list.undo")}
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={() => onChange(null)}>
        {text("back-office.keys.close")}
      </Button>
      {refused.length > 0 && (
        <ul role="alert">
          {refused.map(({ row, reason }) => (
            <li key={keyOf(list, row)}>
              <bdi data-any-language>{nameOf(list, row)}</bdi>: {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
