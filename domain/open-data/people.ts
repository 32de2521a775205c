/* The one rule for public sums about donations (decision 140). `adapters/postgres/open-data/publish-sums.ts` applies it. */

/** Statistical offices use ten for amounts: with fewer, the others in a group could estimate the last one. */
export const minPeople = 10;

/** What one person gave, at most, of a sum before it is public: half of it. */
export const largestShare = 0.5;
