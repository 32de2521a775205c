import type { Actor } from "#domain/audit/audit-entry.ts";

export const maxUploadBytes = 10 * 1024 * 1024;

type PictureFile = Readonly<{ width: number; bytes: Uint8Array }>;
/** A picture re-encoded from its pixels; nothing else of the uploaded file remains. */
export type Redrawn = Readonly<{ id: string; width: number; height: number; files: readonly PictureFile[] }>;
export type NotAPicture = "not_a_picture" | "too_many_pixels" | "script_inside";

export type Uploads = {
  /** The same picture twice is one upload. */
  add(upload: Redrawn, by: Readonly<{ actor: Actor; requestId: string | null }>): Promise<void>;
  find(id: string, width: number): Promise<Uint8Array | null>;
};

type Needs = { uploads: Uploads; redraw: (bytes: Uint8Array) => Promise<Redrawn | NotAPicture> };
type Outcome =
  | { ok: true; upload: string; width: number; height: number }
  | { ok: false; reason: NotAPicture | "too_large" };

/** The content decides; name and declared type are not trusted. */
export const addUpload =
  ({ uploads, redraw }: Needs) =>
  async (bytes: Uint8Array, by: Parameters<Uploads["add"]>[1]): Promise<Outcome> => {
    if (bytes.length > maxUploadBytes) return { ok: false, reason: "too_large" };
    const redrawn = await redraw(bytes);
    if (typeof redrawn === "string") return { ok: false, reason: redrawn };
    await uploads.add(redrawn, by);
    return { ok: true, upload: redrawn.id, width: redrawn.width, height: redrawn.height };
  };
