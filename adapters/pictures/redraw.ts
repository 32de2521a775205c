import { createHash } from "node:crypto";
import { uploadWidths } from "#domain/content/cover-url.ts";
import type { NotAPicture, Redrawn } from "#domain/content/editing/add-upload.ts";
import { opened, refusalOf } from "./judge-picture.ts";

const quality = 80;
const idCharacters = 32;

/** Re-encodes the picture in our sizes, without location, camera or other metadata. */
export async function redraw(bytes: Uint8Array): Promise<Redrawn | NotAPicture> {
  const refusal = await refusalOf(bytes);
  if (refusal) return refusal;
  try {
    const files = await Promise.all(
      uploadWidths.map(async (width) => ({ width, ...(await drawnAt(bytes, width)) })),
    );
    const largest = files.at(-1);
    if (!largest) return "not_a_picture";
    return {
      id: createHash("sha256").update(largest.data).digest("hex").slice(0, idCharacters),
      width: largest.info.width,
      height: largest.info.height,
      files: files.map(({ width, data }) => ({ width, bytes: data })),
    };
  } catch {
    return "not_a_picture";
  }
}

/** Applies the EXIF rotation; never enlarges. */
const drawnAt = (bytes: Uint8Array, width: number) =>
  opened(bytes)
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true });
