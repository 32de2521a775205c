/** A user by account, or the program itself. */
export type Actor = Readonly<{ userId: string; role: string }> | "program";

/** A user and their current request. */
export type Caller = Readonly<{ actor: Exclude<Actor, "program">; requestId: string }>;

/** Append-only. `before` and `after` never contain a person's words, name or address, because entries outlive an erasure. */
export type AuditEntry = Readonly<{
  actor: Actor;
  /** What was done, as noun.verb: `application.moved`, `content.published`, `donation.refunded`, `donation.viewed`. */
  action: string;
  subject: Readonly<{ kind: string; id: string }>;
  /** The account whose personal data was read or changed, so that its owner can see it. */
  aboutUserId?: string | null;
  before?: unknown;
  after?: unknown;
  requestId?: string | null;
}>;
