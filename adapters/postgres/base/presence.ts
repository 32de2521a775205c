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

/** Throws while the server cannot be reached; "over" when the pool is closed. */
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
    /** Sets the probe. */
    lookWith: (ask: Look): void => {
      look = ask;
    },
    answered,
    /** Connecting failed. */
    unreached: (error: unknown): void => {
      if (tellTrouble(error) === "unavailable") leave();
    },
    /** A connection does not answer. */
    stoodStill: leave,
    /** A statement failed. One broken connection proves nothing: the next connect decides. */
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
