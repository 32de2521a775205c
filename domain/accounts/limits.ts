import type { RateLimit } from "#domain/rate-limit.ts";

const quarter = 15 * 60;
/** Protects mailboxes from floods, and limits one visitor. */
export const linksPerEmailHere: RateLimit = { most: 5, windowSeconds: quarter };
export const linksPerEmail: RateLimit = { most: 20, windowSeconds: quarter };
/** The first link per network address is counted apart: an attacker cannot use up the allowance of a mailbox's owner. */
export const firstLinkHere: RateLimit = { most: 1, windowSeconds: quarter };
export const firstLinksPerEmail: RateLimit = { most: 100, windowSeconds: quarter };
export const linksPerAddress: RateLimit = { most: 30, windowSeconds: quarter };
/** Started sign-ins by passkey or provider: each leaves a row for some minutes. */
export const beginningsPerAddress: RateLimit = { most: 100, windowSeconds: quarter };
export const newPasskeysPerAccount: RateLimit = { most: 20, windowSeconds: quarter };
