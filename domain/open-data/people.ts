/** The people in a sum, as anonymous ids. */
export type People = ReadonlySet<number> | "enough";

/** Statistical offices use ten for amounts: with fewer, the others in a group could estimate the last one. */
export const minPeople = 10;

export const peopleOf = (numbers: readonly number[] | null): People =>
  numbers ? new Set(numbers) : "enough";

export const nobody: People = new Set();

export const allOf = (one: People, other: People): People =>
  one === "enough" || other === "enough" ? "enough" : new Set([...one, ...other]);

export const isEnough = (people: People): boolean => people === "enough" || people.size >= minPeople;

/** Somebody, but fewer than may be published. */
export const isTooFew = (people: People): boolean =>
  !isEnough(people) && people !== "enough" && people.size > 0;
