import type { Language } from "#domain/language.ts";
import { refuseFailure, type ApiKey } from "../../data/api-cache.ts";
import { withProof } from "../../data/with-proof.ts";

/** A deletion answers with nothing, or with a sentence that says why not. */
export async function sendDelete(language: Language, key: ApiKey): Promise<void> {
  const headers = { "x-language": language };
  const send = () => fetch(key.join("/"), { method: "DELETE", credentials: "include", headers });
  await refuseFailure(await withProof(send));
}
