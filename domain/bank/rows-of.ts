import type { Chain } from "./chain.ts";

/** Where many wait, not every row is tried: a month of daily statements is, and more would take for ever. */
const maxTried = 2000;

/** Rows of statements in which each opens on the day and with the balance with which the one before closed, or later. */
export function* rowsOf<Waiting extends Chain>(waiting: readonly Waiting[]): Generator<readonly Waiting[]> {
  const sorted = waiting.toSorted((one, other) =>
    one.from < other.from ? -1 : Number(one.from > other.from),
  );
  let tried = 0;
  const rows: (readonly Waiting[])[] = sorted.map((each) => [each]);
  for (let row = rows.pop(); row && tried < maxTried; row = rows.pop(), tried += 1) {
    yield row;
    const last = row.at(-1);
    for (const next of sorted) {
      if (last && next.from >= last.to && next.openingCents === last.closingCents && !row.includes(next))
        rows.push([...row, next]);
    }
  }
}
