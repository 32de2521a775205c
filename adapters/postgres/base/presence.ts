import type pg from "pg";
import { tellTrouble } from "./trouble.ts";

/** While it is away it is looked for so often, and everyone else is told at once: nobody waits for a server that is not there. */
const lookAgainMs = 500;
/** Jobs write every few seconds: a disk that is still full is told again before this is over. */
const fullMs = 10_000;

/** Whether the database is there, as those who used it last found out. */
export type Presence = ReturnType<typeof presence>;

/** It is away, and was asked a moment ago. */
export class DatabaseAway extends Error {
  readonly trouble = "away";
  constructor() {
    super("The database was away a moment ago");
  }
}

/** Fails while the server cannot be reached; "over" when nobody uses it any more. */
type Look = () => Promise<"over" | void>;

export function presence(now: () => number = () => performance.now()) {
  let isAway = false;
  let fullUntil = -Infinity;
  let answeredAt = now();
  let look: Look = () => Promise.resolve();
  const answered = (): void => {
    isAway = false;
    answeredAt = now();
  };
  const lookLater = (): void => void setTimeout(() => void lookOnce(), lookAgainMs).unref();
  const lookOnce = (): Promise<void> =>
    look()
      .then((found) => found ?? answered(), lookLater)
      .then(() => {});
  const leave = (): void => {
    if (isAway) return;
    isAway = true;
    lookLater();
  };
  return {
    state: (): "here" | "away" | "full" => (isAway ? "away" : now() < fullUntil ? "full" : "here"),
    silentForMs: (): number => now() - answeredAt,
    /** How it is looked for. */
    lookWith: (ask: Look): void => {
      look = ask;
    },
    answered,
    /** No connection could be made. */
    unreached: (error: unknown): void => {
      if (tellTrouble(error) === "away") leave();
    },
    /** It has a connection, and says nothing on it. */
    stoodStill: leave,
    /** A statement failed. One connection that breaks proves nothing: whoever makes the next one finds out. */
    failed: (error: unknown): void => {
      if (tellTrouble(error) === "full") fullUntil = now() + fullMs;
    },
  };
}

const known = new WeakMap<pg.Pool, Presence>();

export const keepPresence = (pool: pg.Pool, its: Presence): void => void known.set(pool, its);

/** Whether what this pool leads to is there; of a pool that nobody watches it is taken to be. */
export const stateOf = (pool: pg.Pool): ReturnType<Presence["state"]> => known.get(pool)?.state() ?? "here";
