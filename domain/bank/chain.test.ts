import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, daysBetween } from "#domain/calendar/day.ts";
import { asCents, noCents, plus, type Cents } from "#domain/money/cents.ts";
import { sumOf } from "#domain/money/sums.ts";
import { placeStatement, type Chain, type Known } from "./chain.ts";
import { fillHole } from "./fill-hole.ts";

type Booked = Readonly<{ on: string; cents: Cents; key: string }>;
type Statement = Chain & Readonly<{ entries: readonly Booked[] }>;

/** An account as an import keeps it: what is known, which entries, and the statements that wait for another. */
class Account {
  chain: Chain | null = null;
  booked: Booked[] = [];
  waiting: Statement[] = [];
  openingCents = noCents;
  conflicts = 0;
  readonly #joined: Statement[] = [];

  take(statement: Statement): void {
    this.waiting.push(statement);
    while (this.waiting.some((each) => this.#join(each)) || this.#fill());
  }

  #join(statement: Statement): boolean {
    const place = placeStatement(this.chain, statement, this.#known(statement));
    if (place.kind === "gap") return false;
    if (place.kind === "conflict") {
      this.conflicts += 1;
      this.waiting = this.waiting.filter((each) => each !== statement);
      return true;
    }
    if (this.chain === null) this.openingCents = statement.openingCents;
    this.#add(statement, place.entries === "all" ? statement.entries : this.#new(statement));
    this.openingCents = plus(this.openingCents, place.openingShiftCents);
    this.chain = place.chain;
    return true;
  }

  #fill(): boolean {
    const { chain } = this;
    if (!chain) return false;
    const filled = fillHole(
      chain,
      this.waiting.map((each) => ({ ...each, known: this.#known(each), each })),
      this.#joined,
    );
    if (!filled) return false;
    for (const { each } of filled.row) this.#add(each, this.#new(each));
    this.openingCents = plus(this.openingCents, filled.place.openingShiftCents);
    this.chain = filled.place.chain;
    return true;
  }

  #add(statement: Statement, entries: readonly Booked[]): void {
    this.waiting = this.waiting.filter((each) => each !== statement);
    this.#joined.push(statement);
    this.booked.push(...entries);
  }

  #known(statement: Statement): Known {
    const fresh = this.#new(statement);
    const until = (isBefore: (on: string) => boolean) =>
      plus(this.openingCents, sum(this.booked.filter(({ on }) => isBefore(on))));
    return {
      newCount: fresh.length,
      newCents: sum(fresh),
      openingCents: until((on) => on < statement.from),
      closingCents: until((on) => on <= statement.to),
      isCovered: daysOf(statement).every((day) =>
        this.#joined.some(({ from, to }) => from <= day && day <= to),
      ),
      hasAllKnown:
        this.booked.filter(({ on }) => on >= statement.from && on <= statement.to).length ===
        statement.entries.length - fresh.length,
    };
  }

  #new({ entries }: Statement): Booked[] {
    const seen = new Map<string, number>();
    return entries.filter(({ key }) => {
      const ordinal = (seen.get(key) ?? 0) + 1;
      seen.set(key, ordinal);
      return ordinal > this.booked.filter((each) => each.key === key).length;
    });
  }
}

const daysOf = ({ from, to }: Chain): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, day) => addDays(from, day));

const sum = (entries: readonly Booked[]): Cents => sumOf(entries.map(({ cents }) => cents));
const firstDay = "2026-01-01";
const opening = asCents(5000);

/** The statement of some days of a history. */
function statementOf(history: readonly Booked[], from: number, to: number, openingCents: Cents): Statement {
  const [first, last] = [addDays(firstDay, from), addDays(firstDay, to)];
  const entries = history.filter(({ on }) => on >= first && on <= last);
  const opens = plus(openingCents, sum(history.filter(({ on }) => on < first)));
  return { from: first, to: last, openingCents: opens, closingCents: plus(opens, sum(entries)), entries };
}

const anyHistory = fc
  .array(
    fc.record({ day: fc.nat(29), cents: fc.constantFrom(1000, 1000, 500, -500, -750, 2500).map(asCents) }),
    {
      maxLength: 40,
    },
  )
  .map((all) =>
    all.map(({ day, cents }) => {
      const on = addDays(firstDay, day);
      return { on, cents, key: `${on} ${cents}` };
    }),
  );

const inAnyOrder = <T>(items: readonly T[]) => fc.shuffledSubarray([...items], { minLength: items.length });

test("any order and any overlap of files gives the same entries and balances, and twice changes nothing", () => {
  const files = fc.array(fc.tuple(fc.nat(29), fc.nat(29)), { maxLength: 6 });
  fc.assert(
    fc.property(anyHistory, files, fc.infiniteStream(fc.nat()), (history, overlapping, random) => {
      const daily = Array.from({ length: 30 }, (_, day) => statementOf(history, day, day, opening));
      const more = overlapping.map(([one, other]) =>
        statementOf(history, Math.min(one, other), Math.max(one, other), opening),
      );
      const all = shuffled([...daily, ...more, ...more], random);
      const account = new Account();
      for (const statement of all) account.take(statement);

      expect(account.conflicts).toBe(0);
      expect(account.waiting).toEqual([]);
      expect(account.openingCents).toBe(5000);
      expect(countsOf(account.booked)).toEqual(countsOf(history));
      expect(account.openingCents + sum(account.booked)).toBe(account.chain?.closingCents);
    }),
  );
});

test("a month of quiet days between two that balance out is filled, though the days around it were joined first", () => {
  const history = [
    { on: addDays(firstDay, 1), cents: asCents(500), key: "in" },
    { on: addDays(firstDay, 28), cents: asCents(-500), key: "out" },
  ];
  const account = new Account();
  account.take(statementOf(history, 0, 0, opening));
  account.take(statementOf(history, 29, 29, opening));
  for (let day = 1; day < 29; day += 1) account.take(statementOf(history, day, day, opening));
  expect(account.waiting).toEqual([]);
  expect(countsOf(account.booked)).toEqual(["in", "out"]);
});

test("statements around what is known do not pass over it", () => {
  const history = [
    { on: addDays(firstDay, 1), cents: asCents(-1000), key: "out" },
    { on: addDays(firstDay, 11), cents: asCents(1000), key: "in" },
  ];
  const account = new Account();
  for (const day of [10, 2, 0, 22, 2]) account.take(statementOf(history, day, day, opening));
  expect(account.chain).toMatchObject({ from: addDays(firstDay, 2), to: addDays(firstDay, 10) });
  expect(account).toMatchObject({ conflicts: 0, waiting: [{ openingCents: 5000 }, { openingCents: 5000 }] });
});

test("at every moment opening and what is booked make the closing balance of what is known", () => {
  fc.assert(
    fc.property(
      anyHistory.chain((history) => fc.tuple(fc.constant(history), inAnyOrder([...Array(30).keys()]))),
      ([history, order]) => {
        const account = new Account();
        for (const day of order) {
          account.take(statementOf(history, day, day, noCents));
          expect(account.openingCents + sum(account.booked)).toBe(account.chain?.closingCents);
        }
      },
    ),
  );
});

describe("a statement and what is known", () => {
  const known: Chain = {
    from: "2026-01-01",
    to: "2026-01-31",
    openingCents: noCents,
    closingCents: asCents(1000),
  };
  const told = (newCount: number, amount: number): Known => ({
    newCount,
    newCents: asCents(amount),
    openingCents: noCents,
    closingCents: asCents(1000),
    isCovered: true,
    hasAllKnown: false,
  });
  const february = {
    from: "2026-02-01",
    to: "2026-02-28",
    openingCents: asCents(1000),
    closingCents: asCents(1500),
  };

  test("one that opens where the last closed is joined", () => {
    expect(placeStatement(known, february, told(1, 500))).toMatchObject({
      kind: "joined",
      chain: { to: "2026-02-28", closingCents: 1500 },
    });
  });

  test("one that opens elsewhere waits, and says between which days what is missing", () => {
    expect(placeStatement(known, { ...february, openingCents: asCents(1200) }, told(1, 300))).toEqual({
      kind: "gap",
      between: ["2026-01-31", "2026-02-01"],
      missingCents: 200,
    });
  });

  test("an earlier one moves the opening balance", () => {
    const december = {
      from: "2025-12-01",
      to: "2025-12-31",
      openingCents: asCents(-700),
      closingCents: noCents,
    };
    expect(placeStatement(known, december, told(1, 700))).toMatchObject({
      kind: "joined",
      openingShiftCents: -700,
      chain: { from: "2025-12-01", openingCents: -700, closingCents: 1000 },
    });
  });

  test("one that says something else about known days is in conflict, and nothing of it is booked", () => {
    expect(placeStatement(known, { ...known, closingCents: asCents(1100) }, told(1, 100))).toEqual({
      kind: "conflict",
      differenceCents: 100,
    });
    expect(placeStatement(known, known, told(2, 0))).toMatchObject({ kind: "conflict" });
  });

  test("the second statement of a day brings all its entries, also those equal to the first's", () => {
    const morning: Chain = {
      from: "2026-01-01",
      to: "2026-01-01",
      openingCents: noCents,
      closingCents: asCents(1000),
    };
    const afternoon = { ...morning, openingCents: asCents(1000), closingCents: asCents(2000) };
    expect(placeStatement(morning, afternoon, told(0, 0))).toMatchObject({
      kind: "joined",
      entries: "all",
      chain: { closingCents: 2000 },
    });
  });
});

function shuffled<T>(items: readonly T[], random: Iterator<number>): T[] {
  const left = [...items];
  const drawn: T[] = [];
  while (left.length > 0) drawn.push(...left.splice(Number(random.next().value) % left.length, 1));
  return drawn;
}

const countsOf = (entries: readonly Booked[]): string[] => entries.map(({ key }) => key).toSorted();
