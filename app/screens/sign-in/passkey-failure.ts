import { sentenceOf } from "../../data/refused.ts";
import type { Text } from "../../i18n/text.tsx";

/** A text for the visitor. Browsers report a cancelled ceremony by the error's name, the server by a sentence. */
export function passkeyFailure(error: unknown, text: Text): string {
  if (!(error instanceof Error)) return text("signin.error.passkey_refused");
  if (error.name === "NotAllowedError" || error.name === "AbortError")
    return text("signin.error.passkey_cancelled");
  if (error.name === "InvalidStateError") return text("signin.error.passkey_exists");
  return sentenceOf(error) ?? text("signin.error.passkey_refused");
}
