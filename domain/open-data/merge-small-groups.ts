import { plus } from "#domain/money/cents.ts";
import { revealing } from "./hide-remainders.ts";
import { allOf, isEnough, peopleOf, type People } from "./people.ts";
import { nameOfGroup, type GroupLevel, type MonthGroup, type PublishedGroup } from "./group.ts";

type Pile = { group: PublishedGroup; people: People; of: readonly MonthGroup[] };
type Piles = Map<string, Pile>;

/** Each line is in exactly one sum. The current month or year has no row: two daily files would show the difference. */
export function mergeSmallGroups(groups: readonly MonthGroup[], today: string): PublishedGroup[] {
  const { published, years, accounts } = sortedBySize(groups, today);
  for (const pile of years.values()) {
    if (isEnough(pile.people)) addTo(published, pile);
    else addTo(accounts, atLevel(pile, "account"));
  }
  const headings: Piles = new Map();
  for (const pile of accounts.values()) {
    fillUp(pile, published, ({ account, level }) => account === pile.group.account && level !== "account");
    if (isEnough(pile.people)) addTo(published, pile);
    else addTo(headings, atLevel(pile, "heading"));
  }
  for (const pile of headings.values())
    fillUp(pile, published, ({ heading }) => heading === pile.group.heading);
  for (const pile of revealing([...published.values()], groups, today)) {
    published.delete(nameOfGroup(pile.group));
    addTo(headings, atLevel(pile, "heading"));
  }
  return [...published.values(), ...headings.values()].map(({ group }) => group).sort(byName);
}

function sortedBySize(groups: readonly MonthGroup[], today: string) {
  const [published, years, accounts]: [Piles, Piles, Piles] = [new Map(), new Map(), new Map()];
  for (const group of groups) {
    const [month, year] = [pileOf(group, "month"), pileOf(group, "year")];
    const isOver = group.ofStaff
      ? year.group.period < today.slice(0, 4)
      : month.group.period < today.slice(0, 7);
    if (!isOver) addTo(accounts, pileOf(group, "account"));
    // Wages of a year are in the annual accounts too.
    else if (group.ofStaff) addTo(published, { ...year, people: "enough" });
    else if (isEnough(month.people)) addTo(published, month);
    else addTo(years, year);
  }
  return { published, years, accounts };
}

function pileOf(ofMonth: MonthGroup, level: GroupLevel): Pile {
  const { month, people, account, heading, campaign, program, project, fund, nature, cents, lines } = ofMonth;
  const about = { account, heading, campaign, program, project, fund, nature };
  const group: PublishedGroup = { level: "month", period: month, ...about, cents, lines };
  return atLevel({ group, people: peopleOf(people), of: [ofMonth] }, level);
}

const noPurpose = { campaign: null, program: null, project: null, fund: null, nature: null };

/** The same money at a coarser level. */
function atLevel({ group, people, of }: Pile, level: GroupLevel): Pile {
  const isOfSubject = level === "month" || level === "year";
  return {
    group: {
      ...group,
      ...(isOfSubject ? {} : noPurpose),
      level,
      period: level === "month" ? group.period : group.period.slice(0, 4),
      account: level === "heading" ? null : group.account,
    },
    people,
    of,
  };
}

function addTo(piles: Piles, pile: Pile): void {
  const name = nameOfGroup(pile.group);
  const known = piles.get(name);
  piles.set(name, known ? together(known, pile) : pile);
}

/** Merged, at the level of the first. */
const together = (one: Pile, other: Pile): Pile => ({
  group: {
    ...one.group,
    cents: plus(one.group.cents, other.group.cents),
    lines: one.group.lines + other.group.lines,
  },
  people: allOf(one.people, other.people),
  of: [...one.of, ...other.of],
});

/** A single small sum could be found by subtraction, so it is merged with the smallest published one. */
function fillUp(pile: Pile, published: Piles, isBeside: (group: PublishedGroup) => boolean): void {
  while (!isEnough(pile.people)) {
    const [smallest] = [...published.entries()]
      .filter(([, { group }]) => group.period.startsWith(pile.group.period) && isBeside(group))
      .sort(([, one], [, other]) => one.group.lines - other.group.lines);
    if (!smallest) return;
    published.delete(smallest[0]);
    Object.assign(pile, together(pile, smallest[1]));
  }
}

const byName = (one: PublishedGroup, other: PublishedGroup): number =>
  nameOfGroup(one) < nameOfGroup(other) ? -1 : 1;
