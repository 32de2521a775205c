import sharp from "sharp";

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
