import { createHash } from "node:crypto";
import sharp from "sharp";
import { uploadWidths } from "#domain/content/public/cover-url.ts";
import type { NotAPicture, Redrawn } from "#domain/content/uploads/add-upload.ts";

/** A small file can unfold into gigabytes of pixels; more than any camera makes is refused before it is unfolded. */
const mostPixels = 50_000_000;
const quality = 80;
const idCharacters = 32;

/** What photographs come in. An SVG is a program, and an animation is no cover. */
const acceptedFormats = ["jpeg", "png", "webp", "heif"];

/** No picture holds these words; a file that does is meant to be read as something else, too. */
const scripts = /<script|<svg[\s>]|<html[\s>]|<iframe|<\?php|javascript:|onerror\s*=|onload\s*=/i;

/** Decodes the picture and draws it anew in our sizes, without the place, the camera and whatever else came in the file. */
export async function redraw(bytes: Uint8Array): Promise<Redrawn | NotAPicture> {
  const format = await formatOf(bytes);
  if (format === "too_many_pixels") return format;
  if (scripts.test(Buffer.from(bytes).toString("latin1"))) return "script_inside";
  if (format === null || !acceptedFormats.includes(format)) return "not_a_picture";
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

const opened = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: mostPixels, failOn: "error" });

async function formatOf(bytes: Uint8Array): Promise<string | null> {
  try {
    const { format, width, height } = await opened(bytes).metadata();
    return width * height > mostPixels ? "too_many_pixels" : format;
  } catch (error) {
    return String(error).includes("exceeds pixel limit") ? "too_many_pixels" : null;
  }
}

/** Turned the way the camera was held; never drawn larger than it is. */
const drawnAt = (bytes: Uint8Array, width: number) =>
  opened(bytes)
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true });
