import type pg from "pg";

/** While the database is unavailable it is probed this often, and queries fail at once. */
const lookAgainMs = 500;
/** Jobs write every few seconds, so a disk that is still full is noticed again within this time. */
const fullMs = 10_000;

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
    lookWith: (ask: Look): void => {
      look = ask;
    },
    answered,
    unreached: (error: unknown): void => {
      if (tellTrouble(error) === "unavailable") leave();
    },
    stoodStill: leave,
    /** A statement failed. One broken connection proves nothing: the next connect decides. */
    failed: (error: unknown): void => {
      if (tellTrouble(error) === "full") fullUntil = now() + fullMs;
    },
  };
}

const known = new WeakMap<pg.Pool, Presence>();

export const keepPresence = (pool: pg.Pool, its: Presence): void => void known.set(pool, its);

/** Pools without a watcher count as available. */
export const stateOf = (pool: pg.Pool): ReturnType<Presence["state"]> =>
  known.get(pool)?.state() ?? "available";

/** The database's own failure, not the statement's. */
type Trouble = "unavailable" | "full" | "slow";

/** Node's network error codes. */
const onTheWay = new Set(
  "ECONNREFUSED ECONNRESET EPIPE ENOENT ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN EADDRNOTAVAIL".split(
    " ",
  ),
);
/** SQLSTATEs: connections (08), stop or start (57P01 to 57P03), a standby in place of the primary (25006), disk errors (58030). */
const unavailable = /^(?:08\w{3}|57P0[123]|25006|58030)$/;
/** No room on the disk, in memory, or within a limit of the server's own. */
const full = /^53(?:100|200|400)$/;
/** A statement or lock timeout; too many connections. */
const slow = /^(?:57014|55P03|53300)$/;
/** Driver errors without a code. */
const said = /^(?:Connection terminated|timeout expired|Client (?:has encountered|was closed))/;
/** The driver's pool timeout: the server may be fine but overloaded. */
const noneFree = "timeout exceeded when trying to connect";

export function troubleOf(error: unknown): Trouble | null {
  if (!(error instanceof Error)) return null;
  const code = "code" in error ? String(error.code) : "";
  if (onTheWay.has(code) || unavailable.test(code) || said.test(error.message)) return "unavailable";
  if (full.test(code)) return "full";
  if (slow.test(code) || error.message === noneFree) return "slow";
  return null;
}

function tellTrouble(error: unknown): Trouble | null {
  const trouble = troubleOf(error);
  if (trouble && error instanceof Error) Object.assign(error, { trouble });
  return trouble;
}
