import type { Day } from "#domain/calendar/day.ts";
import { plus, type Cents } from "#domain/money/cents.ts";
import { grownCents, join, type Chain, type Joined, type Known } from "./chain.ts";

type Days = Readonly<{ from: Day; to: Day }>;
type Waiting = Chain & Readonly<{ known: Known }>;

/** Statements one after the other, and how much of what they say is new. */
type Row<Each> = Readonly<{ each: Each; before: Row<Each> | null; first: Each; newCents: Cents }>;

export type Filled<Each> = Readonly<{ row: readonly Each[]; place: Joined }>;

/** Waiting statements that together fill a gap. Equal ways to a statement count once, to keep the search short. */
export function fillHole<Each extends Waiting>(
  chain: Chain,
  waiting: readonly Each[],
  joined: readonly Days[],
): Filled<Each> | null {
  for (const first of waiting.filter((each) => opens(chain, each))) {
    const reached = new Set<string>();
    const open: Row<Each>[] = [{ each: first, before: null, first, newCents: first.known.newCents }];
    for (let row = open.pop(); row; row = open.pop()) {
      const state = `${waiting.indexOf(row.each)} ${row.newCents}`;
      if (reached.has(state)) continue;
      reached.add(state);
      const place = placeOf(chain, row);
      if (place) return { row: statementsOf(row), place };
      for (const next of waiting) {
        if (next !== row.each && follows(row.each, next, joined))
          open.push({ each: next, before: row, first, newCents: plus(row.newCents, next.known.newCents) });
      }
    }
  }
  return null;
}

const opens = (chain: Chain, { from, openingCents, known }: Waiting): boolean =>
  from < chain.from || openingCents === known.openingCents;

const closes = (chain: Chain, { to, closingCents, known }: Waiting): boolean =>
  to > chain.to || closingCents === known.closingCents;

/** Days that a bank made no statement of may lie in between, days of joined statements may not: their balances stand. */
const follows = (one: Chain, next: Chain, joined: readonly Days[]): boolean =>
  next.from >= one.to &&
  next.openingCents === one.closingCents &&
  !joined.some(({ from, to }) => from > one.to && to < next.from);

function placeOf(chain: Chain, { first, each, newCents }: Row<Waiting>): Joined | null {
  const whole: Chain = {
    from: first.from,
    to: each.to,
    openingCents: first.openingCents,
    closingCents: each.closingCents,
  };
  const isWhole = closes(chain, each) && newCents === grownCents(chain, whole);
  return isWhole ? join("new", chain, whole) : null;
}

function statementsOf<Each>(row: Row<Each>): Each[] {
  const all: Each[] = [];
  for (let at: Row<Each> | null = row; at; at = at.before) all.unshift(at.each);
  return all;
}
