const dayMs = 24 * 60 * 60 * 1000;
export const sessionMs = 30 * dayMs;
/** A session slides on at most once a day, so that looking around does not write on every click. */
const renewalMs = dayMs;

/** How a person showed who they are. */
export const signInMethods = ["email_link", "passkey", "openid", "openid_second_factor", "demo"] as const;
export type SignInMethod = (typeof signInMethods)[number];

export type Session = Readonly<{
  id: string;
  userId: string;
  method: SignInMethod;
  /** "Firefox · Windows": enough for its owner to recognise. */
  device: string;
  startedAt: Date;
  /** The day it was last used, not the minute. */
  seenAt: Date;
  expiresAt: Date;
}>;

export const sessionEnd = (now: Date): Date => new Date(now.getTime() + sessionMs);

export const isDueForRenewal = ({ seenAt }: Pick<Session, "seenAt">, now: Date): boolean =>
  now.getTime() - seenAt.getTime() >= renewalMs;
