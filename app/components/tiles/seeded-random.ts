import { inTurn } from "./in-turn.ts";

/** Depends only on the seed: server, browser, mail and PDF draw the same tiles. */
export type Random = Readonly<{
  /** A whole number from 0 up to, not including, `limit`. */
  below: (limit: number) => number;
  pick: <T>(choices: readonly T[]) => T;
  shuffle: <T>(choices: readonly T[]) => T[];
}>;

export function seededRandom(seed: string): Random {
  let state = hashOf(seed);

  // Mulberry32: 32-bit integer operations only, so that every engine produces the same sequence.
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const below = (limit: number): number => next() % limit;

  return {
    below,
    pick: (choices) => inTurn(choices, below(choices.length)),
    shuffle: (choices) => {
      const left = [...choices];
      return choices.flatMap(() => left.splice(below(left.length), 1));
    },
  };
}

/** FNV-1a, 32 bits: ids that differ in one character land far apart. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
