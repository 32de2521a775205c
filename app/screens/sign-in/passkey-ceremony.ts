import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import type { PasskeyAnswer } from "#domain/accounts/answers.ts";
import type { Language } from "#domain/language.ts";
import { send } from "../../data/browser.ts";

/** Loaded when someone presses the button: most people sign in with a link. */
export async function signInWithPasskey(language: Language, returnTo: string): Promise<string> {
  const optionsJSON = await send(language, "POST", "/api/sign-in/passkey/options");
  const made = await startAuthentication({ optionsJSON });
  const passkey = { ...made, response: { ...made.response } };
  const answer = await send(language, "POST", "/api/sign-in/passkey", { passkey, returnTo });
  return answer.returnTo;
}

export async function addPasskey(language: Language): Promise<PasskeyAnswer> {
  const optionsJSON = await send(language, "POST", "/api/account/passkeys/options");
  const made = await startRegistration({ optionsJSON });
  return send(language, "POST", "/api/account/passkeys", { ...made, response: { ...made.response } });
}

/** Confirms that the signed-in person is still present. */
export async function proveWithPasskey(language: Language): Promise<void> {
  const optionsJSON = await send(language, "POST", "/api/account/proof/options");
  const made = await startAuthentication({ optionsJSON });
  const passkey = { ...made, response: { ...made.response } };
  await send(language, "POST", "/api/account/proof", { passkey });
}
