/** At most so many within a window that starts with the first of them. */
export type Limit = Readonly<{ most: number; windowSeconds: number }>;

const quarter = 15 * 60;
/** A mailbox cannot be flooded through us, and one visitor cannot write to the whole world. */
export const linksPerEmailHere: Limit = { most: 5, windowSeconds: quarter };
export const linksPerEmail: Limit = { most: 20, windowSeconds: quarter };
/**
 * The first from each network address is counted apart: whoever asks for links to somebody's mailbox, as often as they
 * may, uses up none of what its owner asks for. Only very many addresses together could.
 */
export const firstLinkHere: Limit = { most: 1, windowSeconds: quarter };
export const firstLinksPerEmail: Limit = { most: 100, windowSeconds: quarter };
export const linksPerAddress: Limit = { most: 30, windowSeconds: quarter };
/** Begun sign-ins by passkey or provider: each leaves a row behind for some minutes. */
export const beginningsPerAddress: Limit = { most: 100, windowSeconds: quarter };
/** Nobody adds more keys than this in one sitting. */
export const newPasskeysPerAccount: Limit = { most: 20, windowSeconds: quarter };
