import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import type { PasskeyAnswer } from "#domain/accounts/answers.ts";
import type { Language } from "#domain/language.ts";
import { sendJson } from "../../data/browser.ts";

/** Loaded when someone presses the button: most people sign in with a link. */
export async function signInWithPasskey(language: Language, returnTo: string): Promise<string> {
  const path = "/api/sign-in/passkey";
  const optionsJSON = await sendJson<PublicKeyCredentialRequestOptionsJSON>(
    language,
    "POST",
    `${path}/options`,
  );
  const passkey = await startAuthentication({ optionsJSON });
  const answer = await sendJson<{ returnTo: string }>(language, "POST", path, { passkey, returnTo });
  return answer.returnTo;
}

export async function addPasskey(language: Language): Promise<PasskeyAnswer> {
  const path = "/api/account/passkeys";
  const optionsJSON = await sendJson<PublicKeyCredentialCreationOptionsJSON>(
    language,
    "POST",
    `${path}/options`,
  );
  return sendJson<PasskeyAnswer>(language, "POST", path, await startRegistration({ optionsJSON }));
}

/** For whoever is signed in already: shows that it is still them. */
export async function proveWithPasskey(language: Language): Promise<void> {
  const path = "/api/account/proof";
  const optionsJSON = await sendJson<PublicKeyCredentialRequestOptionsJSON>(
    language,
    "POST",
    `${path}/options`,
  );
  await sendJson(language, "POST", path, { passkey: await startAuthentication({ optionsJSON }) });
}
