import type pg from "pg";
import { tellTrouble } from "./trouble.ts";

/** While the database is unavailable it is probed this often, and queries fail at once. */
const lookAgainMs = 500;
/** Jobs write every few seconds, so a disk that is still full is noticed again within this time. */
const fullMs = 10_000;

/** Whether the database is available, as the last queries found. */
export type Presence = ReturnType<typeof presence>;

export class DatabaseUnavailable extends Error {
  readonly trouble = "unavailable";
  constructor() {
    super("The database was unavailable a moment ago");
  }
}

/** Fails while the server cannot be reached; "over" when nobody uses it any more. */
type Look = () => Promise<"over" | void>;

export function presence(now: () => number = () => performance.now()) {
  let isUnavailable = false;
  let fullUntil = -Infinity;
  let answeredAt = now();
  let look: Look = () => Promise.resolve();
  const answered = (): void => {
    isUnavailable = false;
    answeredAt = now();
  };
  const lookLater = (): void => void setTimeout(() => void lookOnce(), lookAgainMs).unref();
  const lookOnce = (): Promise<void> =>
    look()
      .then((found) => found ?? answered(), lookLater)
      .then(() => {});
  const leave = (): void => {
    if (isUnavailable) return;
    isUnavailable = true;
    lookLater();
  };
  return {
    state: (): "available" | "unavailable" | "full" =>
      isUnavailable ? "unavailable" : now() < fullUntil ? "full" : "available",
    silentForMs: (): number => now() - answeredAt,
    /** How it is looked for. */
    lookWith: (ask: Look): void => {
      look = ask;
    },
    answered,
    /** No connection could be made. */
    unreached: (error: unknown): void => {
      if (tellTrouble(error) === "unavailable") leave();
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
export const stateOf = (pool: pg.Pool): ReturnType<Presence["state"]> =>
  known.get(pool)?.state() ?? "available";
