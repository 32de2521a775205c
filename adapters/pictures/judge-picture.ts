import sharp from "sharp";

/** A small file can unfold into gigabytes of pixels; more than any camera makes is refused before it is unfolded. */
const maxPixels = 50_000_000;

/** What photographs come in. An SVG is a program, and an animation is no cover. */
const acceptedFormats = ["jpeg", "png", "webp", "heif"];

/** No picture holds these words; a file that does is meant to be read as something else, too. */
const scripts = /<script|<svg[\s>]|<html[\s>]|<iframe|<\?php|javascript:|onerror\s*=|onload\s*=/i;

/** Judged by what is in the file; its name and its type are only what somebody says. Null: a picture, as far as one can see. */
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
