import type { Allow } from "#domain/rate-limit.ts";
import type { Language } from "#domain/language.ts";
import { addPasskey, beginPasskey, removePasskey } from "./add-passkey.ts";
import { confirmSignInLink, showSignInLink, signInToDemo } from "./confirm-sign-in-link.ts";
import { demoAccounts } from "./demo-accounts.ts";
import { findSignedIn } from "./find-signed-in.ts";
import { openSession } from "./open-session.ts";
import type {
  Accounts,
  KnownDevices,
  OpenIdSubjects,
  OpenIdProvider,
  PasskeyCeremony,
  Passkeys,
  SendSignInLink,
  Sessions,
  SingleUseSecrets,
  NotifyOwner,
} from "./ports.ts";
import { askForProof, proofWay, reauthenticate } from "./reauthenticate.ts";
import { requestSignInLink } from "./request-sign-in-link.ts";
import { beginOpenId, signInWithOpenId } from "./sign-in-with-openid.ts";
import { askForPasskey, signInWithPasskey } from "./sign-in-with-passkey.ts";
import type { Mode } from "./strong-sign-in.ts";
import { welcome } from "./welcome.ts";

export type AccountsNeeds = {
  mode: Mode;
  accounts: Accounts;
  devices: KnownDevices;
  notifyOwner: NotifyOwner;
  sessions: Sessions;
  passkeys: Passkeys;
  secrets: SingleUseSecrets;
  openIdSubjects: OpenIdSubjects;
  ceremony: PasskeyCeremony;
  /** Null: people sign in here, by mailed link. */
  provider: OpenIdProvider | null;
  allow: Allow;
  sendSignInLink: SendSignInLink;
  linkUrl: (token: string, language: Language) => string;
  adminEmails: readonly string[];
  newId: () => string;
  newSecret: () => string;
  clock: () => Date;
};
export type SignIn = ReturnType<typeof signInUseCases>;

export function signInUseCases(given: AccountsNeeds) {
  const needs = { ...given, openSession: openSession(given), welcome: welcome(given) };
  const { sessions, passkeys, provider, mode, clock } = given;
  return {
    offers: {
      emailLink: provider === null,
      openId: provider !== null,
      passkey: provider === null,
      demoAccounts: mode === "demo" ? demoAccounts : [],
    },
    findSignedIn: findSignedIn(needs),
    // With its own provider, the foundation decides there who may sign in; another method would bypass it.
    link:
      provider === null
        ? {
            request: requestSignInLink(needs),
            show: showSignInLink(needs),
            confirm: confirmSignInLink(needs),
          }
        : null,
    openId:
      provider === null
        ? null
        : { begin: beginOpenId({ ...needs, provider }), finish: signInWithOpenId({ ...needs, provider }) },
    signInToDemo: signInToDemo(needs),
    /** Re-authentication before irreversible actions. */
    proof: { wayOf: proofWay(needs), ask: askForProof(needs), prove: reauthenticate(needs) },
    passkey: {
      ask: askForPasskey(needs),
      signIn: signInWithPasskey(needs),
      begin: beginPasskey(needs),
      add: addPasskey(needs),
      remove: removePasskey(needs),
      listOf: (userId: string) => passkeys.listOf(userId),
    },
    session: {
      end: (token: string) => sessions.end(token),
      listOf: (userId: string) => sessions.listOf(userId, clock()),
      endOne: (userId: string, id: string) => sessions.endOne(userId, id),
      endAllOf: (userId: string) => sessions.endAllOf(userId),
    },
  };
}
