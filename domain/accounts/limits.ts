/** At most this many within a window that starts with the first. */
export type Limit = Readonly<{ most: number; windowSeconds: number }>;

const quarter = 15 * 60;
/** Protects mailboxes from floods, and limits one visitor. */
export const linksPerEmailHere: Limit = { most: 5, windowSeconds: quarter };
export const linksPerEmail: Limit = { most: 20, windowSeconds: quarter };
/**
 * The first link from each network address is counted separately: an attacker who requests links for a mailbox does not
 * use up its owner's allowance. Only very many addresses together could.
 */
export const firstLinkHere: Limit = { most: 1, windowSeconds: quarter };
export const firstLinksPerEmail: Limit = { most: 100, windowSeconds: quarter };
export const linksPerAddress: Limit = { most: 30, windowSeconds: quarter };
/** Started sign-ins by passkey or provider: each leaves a row for some minutes. */
export const beginningsPerAddress: Limit = { most: 100, windowSeconds: quarter };
export const newPasskeysPerAccount: Limit = { most: 20, windowSeconds: quarter };
