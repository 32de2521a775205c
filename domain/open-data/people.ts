/** Who is in a sum, under names that mean nothing. */
export type People = ReadonlySet<number> | "enough";

/**
 * A sum is published when at least so many people are in it. Ten is what statistical offices use for amounts: with fewer, the others
 * in a group, who know their own, come close to the one who is left.
 */
export const minPeople = 10;

export const peopleOf = (numbers: readonly number[] | null): People =>
  numbers ? new Set(numbers) : "enough";

export const nobody: People = new Set();

export const allOf = (one: People, other: People): People =>
  one === "enough" || other === "enough" ? "enough" : new Set([...one, ...other]);

export const isEnough = (people: People): boolean => people === "enough" || people.size >= minPeople;

/** Somebody, and fewer than may be told. */
export const isTooFew = (people: People): boolean =>
  !isEnough(people) && people !== "enough" && people.size > 0;
