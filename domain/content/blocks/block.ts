import type { Inline } from "./block-schema.ts";

/** Web addresses, email, telephone, and pages of this site. Everything else stays plain text. */
export const isSafeLink = (link: string): boolean =>
  /^\/(?!\/)[^\s\\]*$/.test(link) ||
  (/^(https?|mailto|tel):/i.test(link) && !/\s/.test(link) && URL.canParse(link));

export const plainText = (pieces: readonly Inline[]): string =>
  pieces.map((piece) => (typeof piece === "string" ? piece : piece.text)).join("");

export const donatePath = (campaign: string | null): string =>
  campaign === null ? "/donate" : `/donate?campaign=${campaign}`;
