import { createHash } from "node:crypto";
import sharp from "sharp";
import { uploadWidths } from "#domain/content/cover-url.ts";
import type { NotAPicture, Redrawn } from "#domain/content/editing/add-upload.ts";

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

/** Small files can expand to gigabytes of pixels. */
const maxPixels = 50_000_000;

/** Photo formats. SVG can contain scripts, and animations are not accepted. */
const acceptedFormats = ["jpeg", "png", "webp", "heif"];

/** A file with these texts is a polyglot. */
const scripts = /<script|<svg[\s>]|<html[\s>]|<iframe|<\?php|javascript:|onerror\s*=|onload\s*=/i;

/** Checks the content; name and declared type are not trusted. Null: accepted. */
export async function refusalOf(
  bytes: Uint8Array,
): Promise<"not_a_picture" | "too_many_pixels" | "script_inside" | null> {
  const format = await formatOf(bytes);
  if (format === "too_many_pixels") return format;
  if (scripts.test(Buffer.from(bytes).toString("latin1"))) return "script_inside";
  return format !== null && acceptedFormats.includes(format) ? null : "not_a_picture";
}

export const opened = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" });

async function formatOf(bytes: Uint8Array): Promise<string | null> {
  try {
    const { format, width, height } = await opened(bytes).metadata();
    return width * height > maxPixels ? "too_many_pixels" : format;
  } catch (error) {
    return String(error).includes("exceeds pixel limit") ? "too_many_pixels" : null;
  }
}
