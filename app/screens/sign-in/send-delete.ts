import type { Language } from "#domain/language.ts";
import { refuseFailure, type ApiKey } from "../../data/api-cache.ts";

/** A deletion answers with nothing, or with a sentence that says why not. */
export async function sendDelete(language: Language, key: ApiKey): Promise<void> {
  const headers = { "x-language": language };
  await refuseFailure(await fetch(key.join("/"), { method: "DELETE", credentials: "include", headers }));
}
