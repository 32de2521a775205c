import { dayMs } from "#domain/calendar/day.ts";
import type { Allow, RateLimit } from "#domain/rate-limit.ts";

export const maxPictureBytes = 10 * 1024 * 1024;
/** Decoding and re-encoding is the most expensive request a donor can make. */
export const picturesPerAccount: RateLimit = { most: 10, windowSeconds: 60 * 60 };
/** The picture's host sees each fetch, so we do not fetch at every sign-in. */
const freshMs = 7 * dayMs;

/** A user's picture, re-encoded as a small square; the digest is of its bytes. */
export type OwnPicture = Readonly<{ bytes: Uint8Array; hash: string }>;
export type NoPicture = "not_a_picture" | "too_many_pixels" | "script_inside";
/** `none`: the owner removed it and wants none. */
export type PictureSource = "upload" | "provider" | "none";

export type OwnPictures = {
  find(userId: string): Promise<OwnPicture | null>;
  current(userId: string): Promise<{ source: PictureSource; keptAt: Date } | null>;
  /** The owner's choice, an upload or none, is never replaced by a provider's picture, also not concurrently. */
  keep(userId: string, picture: OwnPicture, source: "upload" | "provider", at: Date): Promise<void>;
  remove(userId: string, at: Date): Promise<void>;
};
export type RedrawSquare = (bytes: Uint8Array) => Promise<OwnPicture | NoPicture>;
export type FetchPicture = (
  url: string,
) => Promise<{ ok: true; bytes: Uint8Array } | { ok: false; reason: string }>;

type Needs = {
  pictures: OwnPictures;
  redrawSquare: RedrawSquare;
  fetchPicture: FetchPicture;
  allow: Allow;
  clock: () => Date;
};
export type PictureChange =
  | { ok: true }
  | { ok: false; reason: NoPicture | "missing" | "too_large" }
  | { ok: false; reason: "too_many"; retryAfterSeconds: number };

export const changePicture =
  ({ pictures, redrawSquare, allow, clock }: Needs) =>
  async (userId: string, bytes: Uint8Array): Promise<PictureChange> => {
    if (bytes.length === 0) return { ok: false, reason: "missing" };
    if (bytes.length > maxPictureBytes) return { ok: false, reason: "too_large" };
    const allowed = await allow(`pictures:account:${userId}`, picturesPerAccount);
    if (!allowed.ok) return { ...allowed, reason: "too_many" };
    const drawn = await redrawSquare(bytes);
    if (typeof drawn === "string") return { ok: false, reason: drawn };
    await pictures.keep(userId, drawn, "upload", clock());
    return { ok: true };
  };

/** The user's picture at the provider, unless they chose another one here, or none. */
export const importProviderPicture =
  ({ pictures, redrawSquare, fetchPicture, clock }: Needs) =>
  async (userId: string, url: string): Promise<{ ok: true } | { ok: false; reason: string }> => {
    const now = clock();
    const current = await pictures.current(userId);
    if (current && !isStale(current, now)) return { ok: true };
    const fetched = await fetchPicture(url);
    if (!fetched.ok) return fetched;
    const drawn = await redrawSquare(fetched.bytes);
    if (typeof drawn === "string") return { ok: false, reason: drawn };
    await pictures.keep(userId, drawn, "provider", now);
    return { ok: true };
  };

const isStale = ({ source, keptAt }: { source: PictureSource; keptAt: Date }, now: Date): boolean =>
  source === "provider" && now.getTime() - keptAt.getTime() > freshMs;
