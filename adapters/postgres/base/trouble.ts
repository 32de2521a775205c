/** Why the database could not do what it was asked, where that is no fault of what was asked. */
export type Trouble = "unavailable" | "full" | "slow";

/** Node's network error codes. */
const onTheWay = new Set(
  "ECONNREFUSED ECONNRESET EPIPE ENOENT ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN EADDRNOTAVAIL".split(
    " ",
  ),
);
/**
 * SQLSTATEs: connections (08), being stopped or started (57P01 to 57P03), a standby in the place of the primary for a
 * moment (25006), a disk that gives errors (58030).
 */
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

/** Classifies an error for the HTTP layer. */
export function tellTrouble(error: unknown): Trouble | null {
  const trouble = troubleOf(error);
  if (trouble && error instanceof Error) Object.assign(error, { trouble });
  return trouble;
}
