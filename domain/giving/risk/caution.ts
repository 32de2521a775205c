/** Failed payments of this donor within the last hour, as far as they can be recognized. */
export type Failures = Readonly<{
  session: number;
  /** Under this mailbox from this network address: the donor, more likely than not. */
  emailHere: number;
  /** With this email address from anywhere, including strangers who type it. */
  email: number;
  address: number;
  /** Seconds since the latest failure, and until the earliest is an hour old; 0 without any. */
  latestAgo: number;
  earliestEndsIn: number;
}>;

type Counted = Pick<Failures, "session" | "emailHere" | "address">;

/** Declined cards are common, and an office or a school may share one address. */
export const freeFailures: Counted = { session: 2, emailHere: 2, address: 20 };
/** More than a typing mistake: the donor waits. Nobody waits because of other people's use of their address. */
export const maxFailures: Counted = { session: 10, emailHere: 10, address: 80 };
/** Waiting is a greater burden than a moment's work in the background, so without scripts more is free. */
const freeWithoutScripts: Counted = { session: 5, emailHere: 5, address: 20 };
/** Failures elsewhere with this mailbox cost a little work, which its owner hardly notices. */
const freeElsewhere = 2;

/** Each further failure doubles the work, up to some seconds of an old phone's time. */
const easiestBits = 15;
/** While others test cards, donors without failures of their own do a moment's work. */
const bitsOfOthers = 13;
const hardestBits = 19;
/** Without scripts there is no proof of work, so the donor waits this long per failure. */
const restPerFailureSeconds = 60;

export type Caution =
  | Readonly<{ ask: "nothing" }>
  | Readonly<{ ask: "proof"; bits: number }>
  | Readonly<{ ask: "patience"; seconds: number }>;

type Circumstances = Readonly<{
  /** Whether proof of work is possible. */
  scripts: boolean;
  /** Card testing is going on, and this donor is not signed in to an account that gave before. */
  mustProve?: boolean;
}>;

/** What a donor must do before a provider is called. */
export function cautionFor(failures: Failures, { scripts, mustProve = false }: Circumstances): Caution {
  if (isBeyond(failures, maxFailures)) return { ask: "patience", seconds: failures.earliestEndsIn };
  const most = Math.max(failures.session, failures.emailHere);
  if (scripts) {
    const isFree = !isBeyond(failures, freeFailures) && failures.email < freeElsewhere;
    if (isFree) return mustProve ? { ask: "proof", bits: bitsOfOthers } : { ask: "nothing" };
    const further = Math.max(0, most - freeFailures.session);
    return { ask: "proof", bits: Math.min(easiestBits + further, hardestBits) };
  }
  if (!isBeyond(failures, freeWithoutScripts)) return { ask: "nothing" };
  const seconds = restPerFailureSeconds * Math.max(1, most) - failures.latestAgo;
  return seconds > 0 ? { ask: "patience", seconds } : { ask: "nothing" };
}

const isBeyond = (failures: Counted, limit: Counted): boolean =>
  failures.session >= limit.session ||
  failures.emailHere >= limit.emailHere ||
  failures.address >= limit.address;
