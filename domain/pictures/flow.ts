import { noCents, type Cents } from "#domain/money/cents.ts";
import { largerOf, minus, sumOf } from "#domain/money/sums.ts";

/** Spending by purpose; without a project it is the program's other work. */
export type Spent = Readonly<{
  category: "PROGRAM" | "FUNDRAISING" | "ADMINISTRATION";
  programId: string | null;
  projectId: string | null;
  cents: Cents;
}>;

type Named = Readonly<{ id: string; title: string }>;
export type FlowNames = Readonly<{
  programs: readonly Named[];
  projects: readonly Named[];
  words: Readonly<Record<"FUNDRAISING" | "ADMINISTRATION" | "otherWork" | "unspent", string>>;
}>;

export type Branch = Readonly<{ id: string; title: string; cents: Cents; into: readonly Branch[] }>;
/** `more`: spending beyond donations, from other income or earlier years. */
export type Flow = Readonly<{ giftsCents: Cents; moreCents: Cents; branches: readonly Branch[] }>;

/** From donations to programs and projects. Unspent donations are a branch, so both sides are equal; negative flows are not drawn. */
export function flowOf(
  giftsCents: Cents,
  spent: readonly Spent[],
  { programs, projects, words }: FlowNames,
): Flow {
  const titleOf = (named: readonly Named[], id: string, without: string): string =>
    named.find((each) => each.id === id)?.title ?? without;
  const projectsOf = (lines: readonly Spent[]): Branch[] =>
    grouped(lines, ({ projectId }) => projectId ?? "").map(([id, own]) => ({
      id: id || "other",
      title: titleOf(projects, id, words.otherWork),
      cents: totalOf(own),
      into: [],
    }));
  const ofPrograms = grouped(
    spent.filter(({ category }) => category === "PROGRAM"),
    ({ programId }) => programId ?? "",
  ).map(([id, own]) => ({
    id: id || "work",
    title: titleOf(programs, id, words.otherWork),
    cents: totalOf(own),
    into: drawable(projectsOf(own)),
  }));
  const besides = (["FUNDRAISING", "ADMINISTRATION"] as const).map((category) => ({
    id: category,
    title: words[category],
    cents: totalOf(spent.filter((line) => line.category === category)),
    into: [],
  }));
  const used = drawable([...ofPrograms, ...besides]);
  const usedCents = sumOf(used.map(({ cents }) => cents));
  const gifts = largerOf(giftsCents, noCents);
  const unspent = {
    id: "unspent",
    title: words.unspent,
    cents: largerOf(minus(gifts, usedCents), noCents),
    into: [],
  };
  return {
    giftsCents: gifts,
    moreCents: largerOf(minus(usedCents, gifts), noCents),
    branches: [...used, ...drawable([unspent])],
  };
}

const drawable = (branches: readonly Branch[]): Branch[] =>
  branches.filter(({ cents }) => cents > 0).sort((a, b) => b.cents - a.cents);

const totalOf = (lines: readonly Spent[]): Cents => sumOf(lines.map(({ cents }) => cents));

function grouped(lines: readonly Spent[], nameOf: (line: Spent) => string): [string, Spent[]][] {
  const groups = new Map<string, Spent[]>();
  for (const line of lines) groups.set(nameOf(line), [...(groups.get(nameOf(line)) ?? []), line]);
  return [...groups];
}
