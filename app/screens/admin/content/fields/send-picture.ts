import type { Language } from "#domain/language.ts";
import type { Answer } from "../../../../data/api-key.ts";
import { answerIn, request } from "../../../../data/browser.ts";

export const acceptedPictures = "image/jpeg,image/png,image/webp,image/avif";

export async function sendPicture(
  file: File,
  language: Language,
): Promise<Answer<"POST", "/api/admin/uploads">> {
  const headers = { "content-type": "application/octet-stream" };
  return answerIn(await request(language, "POST", "/api/admin/uploads", { file, headers }));
}
