/** Who did something: a person by their account, or the program itself. */
export type Actor = Readonly<{ userId: string; role: string }> | "program";

/** A person at work, and the request in which they do it. */
export type Caller = Readonly<{ actor: Exclude<Actor, "program">; requestId: string }>;

/**
 * One line of the log that nobody can rewrite. `before` and `after` hold what changed and nothing else, and never a
 * donor's or applicant's own words, name or address: they outlive the erasure of the person.
 */
export type AuditEntry = Readonly<{
  actor: Actor;
  /** What was done, as noun.verb: `application.moved`, `content.published`, `donation.refunded`, `donation.viewed`. */
  action: string;
  subject: Readonly<{ kind: string; id: string }>;
  /** The account whose personal data was seen or changed, so that they can be told who looked. */
  aboutUserId?: string | null;
  before?: unknown;
  after?: unknown;
  requestId?: string | null;
}>;
